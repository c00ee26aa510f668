import type { PipeTransform } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { Failure } from './failure';
import { idOf } from './input-rules';

/** Parses an id; anything else is a 404, like a missing record. */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = idOf(value);
    if (id === null) throw Failure.notFound();
    return id;
  }
}
