import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { WEBHOOK_EVENTS, type WebhookEventType, type WebhookPayload } from '@stoa/contracts';
import type { Caller } from '../../../kernel/access';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { Languages } from '../../../kernel/i18n';
import { Processes } from '../../../kernel/queue';
import { definedResources, ResourceService } from '../../../kernel/resource';
import { Order, OrderGroup, OrderPayments } from '../../ordering';
import { WebhookSubscriptions } from '../endpoints/webhook-subscriptions';
import { QueueDeliveries } from './queue-deliveries';
import { type Occurred, recordWebhookEvent } from './webhook.jobs';

/** Beyond it, receivers read the record themselves. */
const MAX_BODY = 60_000;

/** Makes events of what happened: their data is the record as an operator with all permissions reads it. */
@Injectable()
export class RecordWebhookEvent {
  constructor(
    private readonly database: Database,
    private readonly resourceService: ResourceService,
    private readonly languages: Languages,
    private readonly subscriptions: WebhookSubscriptions,
    private readonly payments: OrderPayments,
    private readonly deliveries: QueueDeliveries,
  ) {}

  /** Idempotent, as an event's id is made of what happened. */
  @Processes(recordWebhookEvent)
  async execute({ type, id, group, seed, occurred_at }: Occurred): Promise<void> {
    const endpoints = await this.subscriptions.subscribers(type);
    if (endpoints.length === 0) return;
    const ids = group === undefined ? [id ?? 0] : await this.ordersOf(group, type);
    for (const subject of ids) {
      const webhook_id = idOf(seed, type, subject);
      const data = await this.read(type, subject);
      const body = bodyOf({ id: webhook_id, type, created_at: occurred_at, data }, subject);
      await this.deliveries.execute({ webhook_id, type, body }, endpoints);
    }
  }

  private async ordersOf(number: string, type: WebhookEventType): Promise<number[]> {
    const { em } = this.database;
    const group = await em.findOne(OrderGroup, { where: { number } });
    const orders = group ? await em.find(Order, { where: { group_id: group.id }, order: { id: 'ASC' } }) : [];
    if (type !== 'order.paid') return orders.map((order) => order.id);
    const statuses = await this.payments.findByOrders(orders);
    return orders
      .map((order) => order.id)
      .filter((order_id) => statuses.get(order_id)?.payment_status === 'paid');
  }

  /** Of a record that is gone by now there is only its id. */
  private async read(type: WebhookEventType, id: number): Promise<object> {
    const definition = definedResources().find(({ path }) => path === WEBHOOK_EVENTS[type]);
    if (!definition || type.endsWith('.deleted')) return { id };
    try {
      return await this.resourceService.one(definition, id, this.reader());
    } catch (error) {
      if (error instanceof Failure && error.status === 404) return { id };
      throw error;
    }
  }

  private reader(): Caller {
    const person = { id: 0, session_id: 0, name: '', email: '', avatar_url: null, locale: null, roles: [] };
    const actor = { ...person, audience: 'admin' as const, permissions: new Set(['*']), tenant_id: null };
    return { actor, session: null, language: this.languages.pick(undefined), currency: null, ip: '' };
  }
}

function idOf(seed: string, type: string, id: number): string {
  return `evt_${createHash('sha256').update(`${seed}:${type}:${id}`).digest('hex').slice(0, 32)}`;
}

function bodyOf(payload: WebhookPayload, id: number): string {
  const body = JSON.stringify(payload);
  return Buffer.byteLength(body) > MAX_BODY ? JSON.stringify({ ...payload, data: { id } }) : body;
}
