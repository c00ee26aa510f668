import { Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Anonymous, Limited } from '../../../kernel/access';
import { SignedRequest, signedRequestOf } from '../../../kernel/http';
import { ReceivePaymentWebhook } from './receive-payment-webhook';

/** Messages of payment providers, which prove their origin by a signature. */
@ApiTags('web payments')
@Anonymous()
@Controller('backend/api/web/payments')
export class PaymentWebhooksController {
  constructor(private readonly receive: ReceivePaymentWebhook) {}

  @ApiBody({ schema: { type: 'object', description: 'The message as the provider defines it' } })
  @Limited('payment_webhook')
  @SignedRequest()
  @HttpCode(200)
  @Post('webhooks/:driver')
  webhook(@Param('driver') driver: string, @Req() request: FastifyRequest): Promise<void> {
    return this.receive.execute(driver, signedRequestOf(request));
  }
}
