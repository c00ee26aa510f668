import type { PipeTransform } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { MAX_STOCK } from '@stoa/contracts';
import { Failure } from '../../kernel/http';

/** Parses a stock quantity from a path parameter; 422 on `stock` otherwise. */
@Injectable()
export class QuantityPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const pieces = /^\d{1,7}$/.test(value) ? Number(value) : NaN;
    if (pieces <= MAX_STOCK) return pieces;
    throw Failure.field('stock', `must be a whole number from 0 to ${MAX_STOCK}`);
  }
}
