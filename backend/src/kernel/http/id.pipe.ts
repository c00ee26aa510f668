import type { PipeTransform } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { Failure } from './failure';
import { MAX_ID } from './input-rules';

/** Accepts what an id can be and answers 404 to all else, as a missing record would. */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = /^[1-9]\d{0,9}$/.test(value) ? Number(value) : 0;
    if (id < 1 || id > MAX_ID) throw Failure.notFound();
    return id;
  }
}
