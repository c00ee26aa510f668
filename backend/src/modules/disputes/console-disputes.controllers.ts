import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Req,
  type StreamableFile,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { DisputeRecord } from '@stoa/contracts';
import type { FastifyRequest } from 'fastify';
import type { Actor, Caller } from '../../kernel/access';
import { Allow, From, Me } from '../../kernel/access';
import { IdPipe, TakesFiles } from '../../kernel/http';
import { AcceptDispute } from './accept-dispute';
import { AddDisputeEvidence } from './add-dispute-evidence';
import { DecideDispute } from './decide-dispute';
import { DisputeFiles } from './dispute-files';
import { EVIDENCE_FORM, readEvidence } from './dispute-form';
import { AcceptDisputeInput, DecideDisputeInput } from './dispute.inputs';
import { DisputePresenter } from './dispute.presenter';

/** Evidence in disputes for one audience. */
function consoleDisputes(audience: 'admin' | 'vendor') {
  @ApiTags(`${audience} disputes`)
  @Controller(`backend/api/${audience}`)
  class ConsoleDisputesController {
    constructor(
      readonly evidence: AddDisputeEvidence,
      readonly files: DisputeFiles,
      readonly presenter: DisputePresenter,
    ) {}

    @Allow(audience, 'disputes.status')
    @TakesFiles(EVIDENCE_FORM, 'application/json')
    @HttpCode(200)
    @Post('addDisputeEvidence')
    async addEvidence(
      @Req() request: FastifyRequest,
      @Me() actor: Actor,
      @From() caller: Caller,
    ): Promise<DisputeRecord> {
      return this.presenter.one(await this.evidence.byConsole(await readEvidence(request), actor), caller);
    }

    @Allow(audience, 'disputes.read')
    @Header('cache-control', 'private, no-store')
    @Get('disputeFile/:id')
    file(@Param('id', IdPipe) id: number, @Me() actor: Actor): Promise<StreamableFile> {
      return this.files.readForConsole(id, actor);
    }
  }
  return ConsoleDisputesController;
}

export const AdminDisputesController = consoleDisputes('admin');
export const VendorDisputesController = consoleDisputes('vendor');

/** The ends of disputes: operators decide, vendors accept. */
@ApiTags('disputes')
@Controller('backend/api')
export class DisputeDecisionsController {
  constructor(
    private readonly deciding: DecideDispute,
    private readonly accepting: AcceptDispute,
    private readonly presenter: DisputePresenter,
  ) {}

  @Allow('admin', 'disputes.status')
  @HttpCode(200)
  @Post('admin/decideDispute')
  async decide(
    @Body() input: DecideDisputeInput,
    @Me() actor: Actor,
    @From() caller: Caller,
  ): Promise<DisputeRecord> {
    return this.presenter.one(await this.deciding.execute(input, actor), caller);
  }

  @Allow('vendor', 'disputes.status')
  @HttpCode(200)
  @Post('vendor/acceptDispute')
  async accept(
    @Body() input: AcceptDisputeInput,
    @Me() actor: Actor,
    @From() caller: Caller,
  ): Promise<DisputeRecord> {
    return this.presenter.one(await this.accepting.execute(input, actor), caller);
  }
}
