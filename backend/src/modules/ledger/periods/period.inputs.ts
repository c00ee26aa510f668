import { ApiProperty } from '@nestjs/swagger';
import type { CloseLedgerPeriod, ReopenLedgerPeriod } from '@stoa/contracts';
import { Matches } from 'class-validator';
import { IsFilled, IsId } from '../../../kernel/http';

/** Body of `closeLedgerPeriod`. */
export class CloseLedgerPeriodInput implements CloseLedgerPeriod {
  /** A day in the shop's time zone that is over. */
  @ApiProperty({ example: '2026-10-31' })
  @Matches(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, { message: 'must be a day, such as 2026-11-25' })
  last_day!: string;
}

/** Body of `reopenLedgerPeriod`. */
export class ReopenLedgerPeriodInput implements ReopenLedgerPeriod {
  @IsId()
  ledger_period_id!: number;

  @IsFilled(250)
  reason!: string;
}
