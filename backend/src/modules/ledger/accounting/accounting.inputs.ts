import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { Failure } from '../../../kernel/http';

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const MESSAGE = 'must be a day, such as 2026-11-25';

/** Body of the accountants' exports: days in the shop's time zone, inclusive. */
export class JournalPeriodInput {
  @ApiProperty({ example: '2026-11-01' })
  @Matches(DAY, { message: MESSAGE })
  from!: string;

  @ApiProperty({ example: '2026-11-30' })
  @Matches(DAY, { message: MESSAGE })
  to!: string;
}

/** @throws Failure 422 on `to` if it is before the first day */
export function requirePeriod({ from, to }: JournalPeriodInput): void {
  if (from > to) throw Failure.field('to', 'must not be before the first day');
}
