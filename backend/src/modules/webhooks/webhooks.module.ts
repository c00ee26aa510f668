import { Module } from '@nestjs/common';
import { ResourceModule } from '../../kernel/resource';
import { MessagingModule } from '../messaging';
import { OrderingModule } from '../ordering';
import { PaymentsModule } from '../payments';
import { AttemptDelivery } from './deliveries/attempt-delivery';
import { DeliverWebhooks } from './deliveries/deliver-webhooks';
import { DisabledAlert } from './deliveries/disabled-alert';
import { EndpointHealth } from './deliveries/endpoint-health';
import { ForgetWebhooks } from './deliveries/forget-webhooks';
import { ObserveChanges } from './deliveries/observe-changes';
import { QueueDeliveries } from './deliveries/queue-deliveries';
import { RecordWebhookEvent } from './deliveries/record-webhook-event';
import { ResendWebhooks } from './deliveries/resend-webhooks';
import { SendTestWebhook } from './deliveries/send-test-webhook';
import { webhookDeliveries } from './deliveries/webhook-deliveries.resource';
import { RotateWebhookSecret } from './endpoints/rotate-webhook-secret';
import { ShowWebhookSecret } from './endpoints/show-webhook-secret';
import { WebhookAddresses } from './endpoints/webhook-addresses';
import { WebhookEndpointStore } from './endpoints/webhook-endpoint.store';
import { webhookEndpoints } from './endpoints/webhook-endpoints.resource';
import { WebhookSecrets } from './endpoints/webhook-secrets';
import { WebhookSubscriptions } from './endpoints/webhook-subscriptions';
import { WebhooksController } from './webhooks.controller';

/** Webhooks: other programs are told of events, at least once and signed. */
@Module({
  imports: [
    MessagingModule,
    OrderingModule,
    PaymentsModule,
    ResourceModule.forFeature(webhookEndpoints, webhookDeliveries),
  ],
  controllers: [WebhooksController],
  providers: [
    AttemptDelivery,
    DeliverWebhooks,
    DisabledAlert,
    EndpointHealth,
    ForgetWebhooks,
    ObserveChanges,
    QueueDeliveries,
    RecordWebhookEvent,
    ResendWebhooks,
    RotateWebhookSecret,
    SendTestWebhook,
    ShowWebhookSecret,
    WebhookAddresses,
    WebhookEndpointStore,
    WebhookSecrets,
    WebhookSubscriptions,
  ],
})
export class WebhooksModule {}
