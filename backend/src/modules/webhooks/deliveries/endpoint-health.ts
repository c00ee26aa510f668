import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { EventBus } from '../../../kernel/events';
import { Changes, NEXT_VERSION } from '../../../kernel/resource';
import { WebhookEndpoint } from '../endpoints/webhook-endpoint.entity';
import { WebhookDelivery } from './webhook-delivery.entity';
import { webhookEndpointDisabled } from './webhook.events';

/** For how many milliseconds an endpoint may fail without a success: five days. */
const MAX_FAILING = 5 * 86_400_000;

/** Follows whether an endpoint works, and switches off one that has not for days or is gone. */
@Injectable()
export class EndpointHealth {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly changes: Changes,
    private readonly events: EventBus,
  ) {}

  /** Notes the result of an attempt, in the caller's transaction. */
  async note(id: number, isDelivered: boolean, isGone: boolean): Promise<void> {
    const { em } = this.database;
    const now = this.clock.now();
    if (isDelivered) {
      await em.update(WebhookEndpoint, { id, failing_since: Not(IsNull()) }, { failing_since: null });
      return;
    }
    await em.update(WebhookEndpoint, { id, failing_since: IsNull() }, { failing_since: now });
    const endpoint = await em.findOneBy(WebhookEndpoint, { id });
    const since = endpoint?.failing_since?.getTime() ?? now.getTime();
    if (endpoint && (isGone || now.getTime() - since >= MAX_FAILING)) await this.disable(endpoint, now);
  }

  /** What is pending has failed, and can be sent again once the endpoint works. */
  private async disable({ id }: WebhookEndpoint, now: Date): Promise<void> {
    const { em } = this.database;
    const row = { status: 'inactive', disabled_at: now, updated_at: now, ...NEXT_VERSION };
    const { affected } = await em.update(WebhookEndpoint, { id, status: 'active' }, row);
    if (!affected) return;
    const given = { state: 'failed', next_attempt_at: null, updated_at: now } as const;
    await em.update(WebhookDelivery, { endpoint_id: id, state: 'pending' }, given);
    const change = { resource: 'webhook_endpoints', id, action: 'status', actor: null } as const;
    await this.changes.publish(change);
    await this.events.publish(webhookEndpointDisabled, { endpoint_id: id });
  }
}
