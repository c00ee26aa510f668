import { Injectable } from '@nestjs/common';
import type { PlacedOrder } from '@stoa/contracts';
import { Database } from '../../kernel/database';
import { Vocabulary } from '../catalogue';
import { Payments, paymentStatus } from '../payments';
import { OrderGroup } from './order-group.entity';
import { AccessTokens } from './order-number';
import { Order } from './order.entity';
import { placedOrder } from './placed-order';

/** Tells how a checkout stands that was placed before. */
@Injectable()
export class PlacedOrders {
  constructor(
    private readonly database: Database,
    private readonly payments: Payments,
    private readonly vocabulary: Vocabulary,
    private readonly tokens: AccessTokens,
  ) {}

  /** What the first request under this key was answered, as it stands now; null when this is the first. */
  async byKey(buyer: string, idempotency_key: string, language: string): Promise<PlacedOrder | null> {
    const group = await this.database.em.findOne(OrderGroup, { where: { buyer, idempotency_key } });
    return group && this.answer(group, language);
  }

  async answer(group: OrderGroup, language: string): Promise<PlacedOrder> {
    const orders = await this.database.em.find(Order, {
      where: { group_id: group.id },
      order: { id: 'ASC' },
    });
    const words = await this.vocabulary.in(language);
    const parts = orders.map((order) => ({
      ...order,
      vendor_name: words.vendors.get(order.vendor_id)?.name ?? '',
    }));
    const facts = (await this.payments.facts([group.number])).get(group.number) ?? [];
    const waits = orders.some((order) => order.state === 'pending_payment');
    const { redirect_url } = waits ? await this.payments.start(group.number) : { redirect_url: null };
    const status = paymentStatus(facts, group.total);
    return placedOrder(group, parts, { status, redirect_url, access_token: this.tokens.of(group.number) });
  }
}
