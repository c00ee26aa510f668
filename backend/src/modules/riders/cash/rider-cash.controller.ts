import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Actor, Allow, type Caller, From, Me } from '../../../kernel/access';
import type { RecordOf } from '../../../kernel/http';
import { HandOverRiderCash } from './hand-over-rider-cash';
import { HandOverRiderCashInput } from './rider-cash.inputs';
import type { RiderCashHandover } from './rider-cash-handover.entity';

/** Cash of riders, in addition to the resource routes of hand-overs. */
@ApiTags('riders')
@Controller('backend/api/admin')
export class RiderCashController {
  constructor(private readonly handOver: HandOverRiderCash) {}

  /** Records cash that a rider hands over. */
  @Allow('admin', 'rider_cash_handovers.create')
  @HttpCode(200)
  @Post('handOverRiderCash')
  handOverRiderCash(
    @Body() input: HandOverRiderCashInput,
    @Me() actor: Actor,
    @From() caller: Caller,
  ): Promise<RecordOf<RiderCashHandover>> {
    return this.handOver.execute(input, actor, caller);
  }
}
