import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { WebhookSecret } from '@stoa/contracts';
import { type Actor, Allow, Me } from '../../kernel/access';
import { IdPipe } from '../../kernel/http';
import { ResendWebhooks } from './deliveries/resend-webhooks';
import { SendTestWebhook } from './deliveries/send-test-webhook';
import { RotateWebhookSecret } from './endpoints/rotate-webhook-secret';
import { ShowWebhookSecret } from './endpoints/show-webhook-secret';
import {
  ResendFailedWebhooksInput,
  ResendWebhookInput,
  RotateWebhookSecretInput,
  SendTestWebhookInput,
} from './webhooks.inputs';

/** Operators' calls about webhooks. */
@ApiTags('admin webhook_endpoints')
@Controller('backend/api/admin')
export class WebhooksController {
  constructor(
    private readonly show: ShowWebhookSecret,
    private readonly rotate: RotateWebhookSecret,
    private readonly test: SendTestWebhook,
    private readonly resend: ResendWebhooks,
  ) {}

  @Allow('admin', 'webhook_endpoints.update')
  @Get('webhookSecret/:id')
  webhookSecret(@Param('id', IdPipe) id: number): Promise<WebhookSecret> {
    return this.show.execute(id);
  }

  @Allow('admin', 'webhook_endpoints.update')
  @HttpCode(200)
  @Post('rotateWebhookSecret')
  rotateWebhookSecret(@Body() input: RotateWebhookSecretInput, @Me() actor: Actor): Promise<WebhookSecret> {
    return this.rotate.execute(input, actor);
  }

  @Allow('admin', 'webhook_endpoints.update')
  @HttpCode(200)
  @Post('sendTestWebhook')
  sendTestWebhook(@Body() input: SendTestWebhookInput): Promise<{ webhook_id: string }> {
    return this.test.execute(input.webhook_endpoint_id);
  }

  @Allow('admin', 'webhook_deliveries.update')
  @HttpCode(200)
  @Post('resendWebhook')
  resendWebhook(@Body() input: ResendWebhookInput): Promise<{ count: number }> {
    return this.resend.one(input.webhook_delivery_id);
  }

  @Allow('admin', 'webhook_deliveries.update')
  @HttpCode(200)
  @Post('resendFailedWebhooks')
  resendFailedWebhooks(@Body() input: ResendFailedWebhooksInput): Promise<{ count: number }> {
    return this.resend.failed(input);
  }
}
