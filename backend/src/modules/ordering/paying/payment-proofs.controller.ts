import { Body, Controller, Get, HttpCode, Param, Post, Req, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { CustomerOrder, OrderRecord } from '@stoa/contracts';
import type { FastifyRequest } from 'fastify';
import type { Actor, Caller } from '../../../kernel/access';
import { Allow, From, Limited, Me, Public } from '../../../kernel/access';
import { IdPipe, TakesFilesFromGuests } from '../../../kernel/http';
import { OrderPresenter } from '../order.presenter';
import { DecidePaymentProofInput } from '../ordering.inputs';
import { DecidePaymentProof } from './decide-payment-proof';
import { ReadPaymentProof } from './read-payment-proof';
import { SendPaymentProof } from './send-payment-proof';

const FORM = {
  schema: {
    type: 'object',
    required: ['group_number', 'file'],
    properties: {
      group_number: { type: 'string' },
      access_token: { type: 'string' },
      file: { type: 'string', format: 'binary' },
    },
  },
};

/** Proofs of bank transfers: sent by buyers, decided on by operators. */
@ApiTags('orders')
@Controller('backend/api')
export class PaymentProofsController {
  constructor(
    private readonly sending: SendPaymentProof,
    private readonly deciding: DecidePaymentProof,
    private readonly reading: ReadPaymentProof,
    private readonly presenter: OrderPresenter,
  ) {}

  @Public()
  @Limited('payment_proof')
  @HttpCode(200)
  @TakesFilesFromGuests(FORM)
  @Post('web/sendPaymentProof')
  send(@Req() request: FastifyRequest, @From() caller: Caller): Promise<CustomerOrder> {
    return this.sending.execute(request, caller);
  }

  @Allow('admin', 'orders.status')
  @HttpCode(200)
  @Post('admin/decidePaymentProof')
  async decide(
    @Body() input: DecidePaymentProofInput,
    @Me() actor: Actor,
    @From() caller: Caller,
  ): Promise<OrderRecord> {
    return this.presenter.one(await this.deciding.execute(input, actor), caller);
  }

  @Allow('admin', 'orders.read')
  @Get('admin/paymentProof/:id')
  file(@Param('id', IdPipe) id: number): Promise<StreamableFile> {
    return this.reading.execute(id);
  }
}
