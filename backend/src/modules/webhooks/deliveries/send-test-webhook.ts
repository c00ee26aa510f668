import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { WebhookPayload } from '@stoa/contracts';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { WebhookEndpoint } from '../endpoints/webhook-endpoint.entity';
import { QueueDeliveries } from './queue-deliveries';

/** Sends an endpoint the event `ping`, whatever it is subscribed to. */
@Injectable()
export class SendTestWebhook {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly deliveries: QueueDeliveries,
  ) {}

  /** @throws Failure 404; 409 `endpoint_inactive` */
  async execute(id: number): Promise<{ webhook_id: string }> {
    const endpoint = await this.database.em.findOne(WebhookEndpoint, { where: { id } });
    if (!endpoint) throw Failure.notFound();
    if (endpoint.status !== 'active')
      throw Failure.conflict('endpoint_inactive', 'This endpoint is switched off. Please activate it first.');
    const webhook_id = `evt_${randomUUID().replaceAll('-', '')}`;
    const created_at = this.clock.now().toISOString();
    const payload: WebhookPayload = { id: webhook_id, type: 'ping', created_at, data: { id } };
    await this.deliveries.execute({ webhook_id, type: 'ping', body: JSON.stringify(payload) }, [id]);
    return { webhook_id };
  }
}
