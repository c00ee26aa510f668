import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { Database, insertMany } from '../../../kernel/database';
import { JobQueue } from '../../../kernel/queue';
import { WebhookDelivery } from './webhook-delivery.entity';
import { WebhookEvent } from './webhook-event.entity';
import { deliverWebhooks } from './webhook.jobs';

/** Stores an event with a delivery to each of its endpoints, and has them sent. */
@Injectable()
export class QueueDeliveries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly queue: JobQueue,
  ) {}

  /** Does nothing for an event that is stored already. */
  async execute(
    event: Pick<WebhookEvent, 'webhook_id' | 'type' | 'body'>,
    endpoints: readonly number[],
  ): Promise<void> {
    const { webhook_id, type } = event;
    await this.database.tx(async (em) => {
      if (await em.exists(WebhookEvent, { where: { webhook_id } })) return;
      const now = this.clock.now();
      const { identifiers } = await em.insert(WebhookEvent, { ...event, created_at: now });
      const event_id = Number(identifiers[0]?.id);
      await insertMany(
        em,
        WebhookDelivery,
        endpoints.map((endpoint_id) => ({
          endpoint_id,
          event_id,
          event_type: type,
          webhook_id,
          state: 'pending' as const,
          attempts: 0,
          next_attempt_at: now,
          created_at: now,
          updated_at: now,
        })),
      );
      for (const endpoint_id of endpoints) await this.wake(endpoint_id);
    });
  }

  /** Has an endpoint's due deliveries sent, at once or when more become due. */
  async wake(endpoint_id: number, delay = 0): Promise<void> {
    const at = Math.ceil((this.clock.now().getTime() + delay) / 1000);
    const key = delay === 0 ? `${endpoint_id}` : `${endpoint_id}:${at}`;
    await this.queue.enqueue(deliverWebhooks, { endpoint_id }, { key, delay });
  }
}
