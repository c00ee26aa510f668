import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { MissingSettlementItem } from '@stoa/contracts';
import type { FastifyRequest } from 'fastify';
import { type Actor, Allow, type Caller, From, Me } from '../../../kernel/access';
import { IdPipe, type RecordOf, TakesFiles } from '../../../kernel/http';
import { ConfirmSettlement } from './confirm-settlement';
import { ListMissingItems } from './list-missing-items';
import type { GatewaySettlement } from './settlement.entity';
import { ConfirmSettlementInput } from './settlements.inputs';
import { UploadSettlement } from './upload-settlement';

const FORM = {
  schema: {
    type: 'object',
    required: ['file', 'driver'],
    properties: {
      file: { type: 'string', format: 'binary' },
      driver: { type: 'string', example: 'stripe' },
      columns: { type: 'string', example: '{"date":"Date","reference":"Order","gross":"Amount"}' },
    },
  },
};

/** Reconciliation of gateways' settlement files, in addition to their resource routes. */
@ApiTags('admin settlements')
@Controller('backend/api/admin')
export class SettlementsController {
  constructor(
    private readonly uploading: UploadSettlement,
    private readonly confirming: ConfirmSettlement,
    private readonly missing: ListMissingItems,
  ) {}

  /** Takes a gateway's settlement file and compares it with the books. */
  @Allow('admin', 'settlements.create')
  @TakesFiles(FORM)
  @HttpCode(200)
  @Post('uploadSettlement')
  upload(
    @Req() request: FastifyRequest,
    @Me() actor: Actor,
    @From() caller: Caller,
  ): Promise<RecordOf<GatewaySettlement>> {
    return this.uploading.execute(request, actor, caller);
  }

  /** Posts the fees and payouts of a file. */
  @Allow('admin', 'settlements.status')
  @HttpCode(200)
  @Post('confirmSettlement')
  confirm(
    @Body() input: ConfirmSettlementInput,
    @Me() actor: Actor,
    @From() caller: Caller,
  ): Promise<RecordOf<GatewaySettlement>> {
    return this.confirming.execute(input, actor, caller);
  }

  /** Captures and refunds of the file's days that no file contains. */
  @Allow('admin', 'settlements.read')
  @Get('missingInSettlement/:id')
  missingItems(@Param('id', IdPipe) id: number): Promise<MissingSettlementItem[]> {
    return this.missing.execute(id);
  }
}
