import type { PipeTransform } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { Failure } from '../../kernel/http';

const MAX = 1_000_000;

/** Parses a stock quantity from a path parameter; 422 on `stock` otherwise. */
@Injectable()
export class QuantityPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const pieces = /^\d{1,7}$/.test(value) ? Number(value) : NaN;
    if (pieces <= MAX) return pieces;
    throw Failure.field('stock', `must be a whole number from 0 to ${MAX}`);
  }
}
