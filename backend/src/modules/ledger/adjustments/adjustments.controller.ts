import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Actor, Allow, type Caller, From, Me } from '../../../kernel/access';
import type { RecordOf } from '../../../kernel/http';
import { CreateLedgerAdjustmentInput, ReverseLedgerAdjustmentInput } from './adjustment.inputs';
import { CreateLedgerAdjustment } from './create-ledger-adjustment';
import type { LedgerAdjustment } from './ledger-adjustment.entity';
import { ReverseLedgerAdjustment } from './reverse-ledger-adjustment';

/** Adjustments of the books, in addition to their resource routes. */
@ApiTags('admin ledger')
@Controller('backend/api/admin')
export class AdjustmentsController {
  constructor(
    private readonly create: CreateLedgerAdjustment,
    private readonly reversal: ReverseLedgerAdjustment,
  ) {}

  /** Posts an adjustment, or above the shop's limit proposes it to another operator. */
  @Allow('admin', 'ledger_adjustments.create')
  @HttpCode(200)
  @Post('createLedgerAdjustment')
  createAdjustment(
    @Body() input: CreateLedgerAdjustmentInput,
    @Me() actor: Actor,
    @From() caller: Caller,
  ): Promise<RecordOf<LedgerAdjustment>> {
    return this.create.execute(input, actor, caller);
  }

  /** Reverses a posted adjustment, or above the limit asks another operator to. */
  @Allow('admin', 'ledger_adjustments.create')
  @HttpCode(200)
  @Post('reverseLedgerAdjustment')
  reverseAdjustment(
    @Body() input: ReverseLedgerAdjustmentInput,
    @Me() actor: Actor,
    @From() caller: Caller,
  ): Promise<RecordOf<LedgerAdjustment>> {
    return this.reversal.execute(input, actor, caller);
  }
}
