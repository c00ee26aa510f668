import type { PipeTransform } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { Failure } from './failure';
import { idOf } from './input-rules';

/** Accepts what an id can be and answers 404 to all else, as a missing record would. */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = idOf(value);
    if (id === null) throw Failure.notFound();
    return id;
  }
}
