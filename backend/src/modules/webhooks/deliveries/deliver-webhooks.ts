import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, LessThanOrEqual } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { Processes } from '../../../kernel/queue';
import { WebhookEndpoint } from '../endpoints/webhook-endpoint.entity';
import { AttemptDelivery } from './attempt-delivery';
import { QueueDeliveries } from './queue-deliveries';
import { WebhookDelivery } from './webhook-delivery.entity';
import { deliverWebhooks } from './webhook.jobs';

/** How many events are sent to an endpoint at a time; one that fails gets one. */
const PARALLEL = 5;
/** For how long a worker has an endpoint and the claimed deliveries to itself: more than the attempts take. */
const LEASE = 60_000;
/** Pause before an endpoint is looked at again that another worker has, or whose last attempts have failed. */
const PAUSE = 5_000;

/** Sends what is due to an endpoint, a few at a time, and then has the job run again for the rest. */
@Injectable()
export class DeliverWebhooks {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly attempt: AttemptDelivery,
    private readonly queue: QueueDeliveries,
  ) {}

  @Processes(deliverWebhooks)
  async execute({ endpoint_id: id }: { endpoint_id: number }): Promise<void> {
    const endpoint = await this.database.em.findOne(WebhookEndpoint, { where: { id, status: 'active' } });
    if (!endpoint) return;
    if (!(await this.hold(id))) return this.queue.wake(id, PAUSE);
    let isFailing = false;
    try {
      const due = await this.due(id, endpoint.failing_since === null ? PARALLEL : 1);
      const sent = await Promise.all(due.map((delivery) => this.attempt.execute(endpoint, delivery)));
      isFailing = sent.length > 0 && sent.every((isDelivered) => !isDelivered);
    } finally {
      await this.release(id);
    }
    await this.wakeFor(id, isFailing ? PAUSE : 0);
  }

  /** Claims the endpoint for this worker; false while another has it. */
  private async hold(id: number): Promise<boolean> {
    const now = this.clock.now();
    const delivering_until = new Date(now.getTime() + LEASE);
    for (const free of [IsNull(), LessThan(now)]) {
      const where = { id, delivering_until: free };
      const { affected } = await this.database.tx((em) =>
        em.update(WebhookEndpoint, where, { delivering_until }),
      );
      if (affected) return true;
    }
    return false;
  }

  private async release(id: number): Promise<void> {
    await this.database.tx((em) => em.update(WebhookEndpoint, { id }, { delivering_until: null }));
  }

  /**
   * Claims due deliveries: each is due again after the lease, so that a worker which is killed meanwhile only delays
   * them, and another doesn't send them at the same time.
   */
  private async due(endpoint_id: number, take: number): Promise<WebhookDelivery[]> {
    const now = this.clock.now();
    const due = { endpoint_id, state: 'pending' as const, next_attempt_at: LessThanOrEqual(now) };
    return this.database.tx(async (em) => {
      const rows = await em.find(WebhookDelivery, {
        where: due,
        order: { next_attempt_at: 'ASC', id: 'ASC' },
        take,
      });
      const claimed: WebhookDelivery[] = [];
      for (const row of rows) {
        const attempts = row.attempts + 1;
        const next_attempt_at = new Date(now.getTime() + LEASE);
        const values = { attempts, next_attempt_at, updated_at: now };
        const { affected } = await em.update(WebhookDelivery, { ...due, id: row.id }, values);
        if (affected) claimed.push({ ...row, ...values });
      }
      return claimed;
    });
  }

  /** Has the job run for the delivery that is due next. */
  private async wakeFor(endpoint_id: number, atLeast: number): Promise<void> {
    const [next] = await this.database.em.find(WebhookDelivery, {
      where: { endpoint_id, state: 'pending' },
      order: { next_attempt_at: 'ASC', id: 'ASC' },
      take: 1,
    });
    if (!next?.next_attempt_at) return;
    const wait = next.next_attempt_at.getTime() - this.clock.now().getTime();
    await this.queue.wake(endpoint_id, Math.max(wait, atLeast, 0));
  }
}
