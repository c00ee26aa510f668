import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Query,
  Req,
  type StreamableFile,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { CustomerDispute, OrderDisputes } from '@stoa/contracts';
import type { FastifyRequest } from 'fastify';
import type { Actor, Caller } from '../../kernel/access';
import { From, Limited, Me, Public, SignedIn } from '../../kernel/access';
import { IdPipe, TakesFilesFromGuests } from '../../kernel/http';
import { AddDisputeEvidence } from './add-dispute-evidence';
import { CustomerDisputes } from './customer-disputes';
import { DISPUTE_FORM, EVIDENCE_FORM, readDispute, readEvidence } from './dispute-form';
import { DisputeFiles } from './dispute-files';
import { DisputeFileInput, FindOrderDisputesInput, WithdrawDisputeInput } from './dispute.inputs';
import { OpenDispute } from './open-dispute';
import { WithdrawDispute } from './withdraw-dispute';

/** Disputes by buyers: customers by session, guests by access token. */
@ApiTags('web disputes')
@Controller('backend/api/web')
export class CustomerDisputesController {
  constructor(
    private readonly disputes: CustomerDisputes,
    private readonly opening: OpenDispute,
    private readonly evidence: AddDisputeEvidence,
    private readonly withdrawing: WithdrawDispute,
    private readonly files: DisputeFiles,
  ) {}

  @SignedIn('customer')
  @Get('customer_disputes')
  list(@Me() actor: Actor, @From() { language }: Caller): Promise<CustomerDispute[]> {
    return this.disputes.list(actor, language);
  }

  @SignedIn('customer')
  @Get('customer_dispute/:id')
  one(
    @Param('id', IdPipe) id: number,
    @Me() actor: Actor,
    @From() { language }: Caller,
  ): Promise<CustomerDispute> {
    return this.disputes.one(id, actor, language);
  }

  @Public()
  @HttpCode(200)
  @Post('order_disputes')
  ofOrder(@Body() input: FindOrderDisputesInput, @From() caller: Caller): Promise<OrderDisputes[]> {
    return this.disputes.ofGroup(input, caller);
  }

  @Public()
  @TakesFilesFromGuests(DISPUTE_FORM, 'application/json')
  @Limited('dispute')
  @HttpCode(200)
  @Post('openDispute')
  async open(@Req() request: FastifyRequest, @From() caller: Caller): Promise<OrderDisputes> {
    return this.opening.execute(await readDispute(request), caller);
  }

  @Public()
  @TakesFilesFromGuests(EVIDENCE_FORM, 'application/json')
  @Limited('dispute')
  @HttpCode(200)
  @Post('addDisputeEvidence')
  async addEvidence(@Req() request: FastifyRequest, @From() caller: Caller): Promise<OrderDisputes> {
    return this.evidence.byBuyer(await readEvidence(request), caller);
  }

  @Public()
  @HttpCode(200)
  @Post('withdrawDispute')
  withdraw(@Body() input: WithdrawDisputeInput, @From() caller: Caller): Promise<OrderDisputes> {
    return this.withdrawing.execute(input, caller);
  }

  @Public()
  @Header('cache-control', 'private, no-store')
  @Get('dispute_file/:id')
  file(
    @Param('id', IdPipe) id: number,
    @Query() { access_token }: DisputeFileInput,
    @From() caller: Caller,
  ): Promise<StreamableFile> {
    return this.files.readForBuyer(id, caller, access_token);
  }
}
