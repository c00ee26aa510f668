import { Injectable, type OnModuleInit } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { WebhookEventType } from '@stoa/contracts';
import { Clock } from '../../../kernel/clock';
import { EventBus } from '../../../kernel/events';
import { JobQueue } from '../../../kernel/queue';
import { type Change, Changes } from '../../../kernel/resource';
import { stockRanLow } from '../../inventory';
import { OrderChanges, orderMoved, orderPlaced } from '../../ordering';
import { PaymentChanges } from '../../payments';
import { WebhookSubscriptions } from '../endpoints/webhook-subscriptions';
import { type Occurred, recordWebhookEvent } from './webhook.jobs';

type Actions = Partial<Record<Change['action'], WebhookEventType>>;

/** The events that follow from changes of declared resources. */
const OF_RESOURCE: Readonly<Record<string, Actions>> = {
  refunds: { create: 'refund.created', status: 'refund.status_changed' },
  returns: { create: 'return.requested', status: 'return.status_changed' },
  products: {
    create: 'product.created',
    restore: 'product.created',
    update: 'product.updated',
    status: 'product.updated',
    delete: 'product.deleted',
  },
  customers: {
    create: 'customer.created',
    restore: 'customer.created',
    update: 'customer.updated',
    status: 'customer.updated',
    delete: 'customer.deleted',
  },
  vendors: { create: 'vendor.created', status: 'vendor.status_changed' },
  payoutRequests: { create: 'payout.created', status: 'payout.status_changed' },
};

/**
 * Derives the events of webhooks from what the shop's modules publish, in the transaction of the change. Where no
 * endpoint wants an event, nothing is written.
 */
@Injectable()
export class ObserveChanges implements OnModuleInit {
  constructor(
    private readonly changes: Changes,
    private readonly events: EventBus,
    private readonly orders: OrderChanges,
    private readonly payments: PaymentChanges,
    private readonly subscriptions: WebhookSubscriptions,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    for (const [resource, actions] of Object.entries(OF_RESOURCE))
      this.changes.subscribe(
        [resource],
        (change) => this.onChanges(actions, [change]),
        (changes) => this.onChanges(actions, changes),
      );
    this.events.observe(orderPlaced, ({ number }) => this.occur('order.placed', [{ group: number }]));
    this.events.observe(orderMoved, ({ order_id: id, to, is_passing }) => this.onMove(id, to, is_passing));
    this.events.observe(stockRanLow, ({ product_id: id }) => this.occur('stock.low', [{ id }]));
    this.orders.subscribe((ids) =>
      this.occur(
        'order.updated',
        ids.map((id) => ({ id })),
      ),
    );
    // One event per order, however many captures pay it.
    this.payments.subscribe(({ reference }) => this.occur('order.paid', [{ group: reference, seed: '' }]));
  }

  private async onChanges(actions: Actions, changes: readonly Omit<Change, 'resource'>[]): Promise<void> {
    for (const type of new Set(Object.values(actions))) {
      const ids = changes.filter(({ action }) => actions[action] === type).map(({ id }) => ({ id }));
      if (ids.length > 0) await this.occur(type, ids);
    }
  }

  private async onMove(id: number, to: string, isPassing = false): Promise<void> {
    if (isPassing) return;
    await this.occur('order.status_changed', [{ id }]);
    if (to === 'cancelled' || to === 'expired') await this.occur('order.cancelled', [{ id }]);
  }

  private async occur(
    type: WebhookEventType,
    subjects: readonly Partial<Pick<Occurred, 'id' | 'group' | 'seed'>>[],
  ): Promise<void> {
    if (!(await this.subscriptions.isWanted(type))) return;
    const occurred_at = this.clock.now().toISOString();
    await this.queue.enqueueAll(
      subjects.map((subject) => ({
        name: recordWebhookEvent.name,
        payload: { type, seed: randomUUID(), occurred_at, ...subject } satisfies Occurred,
      })),
    );
  }
}
