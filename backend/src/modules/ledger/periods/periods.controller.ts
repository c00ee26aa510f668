import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Actor, Allow, type Caller, From, Me } from '../../../kernel/access';
import type { RecordOf } from '../../../kernel/http';
import { CloseLedgerPeriod } from './close-ledger-period';
import type { LedgerPeriod } from './ledger-period.entity';
import { CloseLedgerPeriodInput, ReopenLedgerPeriodInput } from './period.inputs';
import { ReopenLedgerPeriod } from './reopen-ledger-period';

/** Closing of the books, in addition to the resource routes of periods. */
@ApiTags('admin ledger')
@Controller('backend/api/admin')
export class PeriodsController {
  constructor(
    private readonly closing: CloseLedgerPeriod,
    private readonly reopening: ReopenLedgerPeriod,
  ) {}

  /** Closes the books up to the end of a day. */
  @Allow('admin', 'ledger_periods.create')
  @HttpCode(200)
  @Post('closeLedgerPeriod')
  close(
    @Body() { last_day }: CloseLedgerPeriodInput,
    @Me() actor: Actor,
    @From() caller: Caller,
  ): Promise<RecordOf<LedgerPeriod>> {
    return this.closing.execute(last_day, actor, caller);
  }

  /** Asks another operator to reopen the last closed period. */
  @Allow('admin', 'ledger_periods.create')
  @HttpCode(200)
  @Post('reopenLedgerPeriod')
  reopen(
    @Body() input: ReopenLedgerPeriodInput,
    @Me() actor: Actor,
    @From() caller: Caller,
  ): Promise<RecordOf<LedgerPeriod>> {
    return this.reopening.execute(input, actor, caller);
  }
}
