import { Injectable } from '@nestjs/common';
import { type FindOptionsWhere, MoreThanOrEqual } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { WebhookEndpoint } from '../endpoints/webhook-endpoint.entity';
import type { ResendFailedWebhooksInput } from '../webhooks.inputs';
import { QueueDeliveries } from './queue-deliveries';
import { WebhookDelivery } from './webhook-delivery.entity';

/** Sends deliveries again, with the same `webhook-id`, beginning their attempts anew. */
@Injectable()
export class ResendWebhooks {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly queue: QueueDeliveries,
  ) {}

  /** One, in whatever state. @throws Failure 404; 409 `endpoint_inactive` */
  async one(id: number): Promise<{ count: number }> {
    const delivery = await this.database.em.findOne(WebhookDelivery, { where: { id } });
    if (!delivery) throw Failure.notFound();
    return this.again(delivery.endpoint_id, { id });
  }

  /** All failed ones of an endpoint since a moment. @throws Failure 404; 409 `endpoint_inactive` */
  failed({ webhook_endpoint_id: endpoint_id, since }: ResendFailedWebhooksInput): Promise<{ count: number }> {
    const created_at = MoreThanOrEqual(new Date(since));
    return this.again(endpoint_id, { endpoint_id, state: 'failed', created_at });
  }

  private async again(
    endpoint_id: number,
    where: FindOptionsWhere<WebhookDelivery>,
  ): Promise<{ count: number }> {
    return this.database.tx(async (em) => {
      const endpoint = await em.findOne(WebhookEndpoint, { where: { id: endpoint_id } });
      if (!endpoint) throw Failure.notFound();
      if (endpoint.status !== 'active')
        throw Failure.conflict(
          'endpoint_inactive',
          'This endpoint is switched off. Please activate it first.',
        );
      const now = this.clock.now();
      const anew = { state: 'pending', attempts: 0, next_attempt_at: now, updated_at: now } as const;
      const { affected } = await em.update(WebhookDelivery, where, anew);
      await this.queue.wake(endpoint_id);
      return { count: affected ?? 0 };
    });
  }
}
