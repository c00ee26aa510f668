import { Injectable } from '@nestjs/common';
import type { PlacedOrder } from '@stoa/contracts';
import { Database } from '../../kernel/database';
import { Vocabulary } from '../catalogue';
import { Payments } from '../payments';
import type { PricedCart } from '../shopping';
import { OrderGroup } from './order-group.entity';
import { AccessTokens } from './order-number';
import { OrderPayments } from './order-payments';
import { Order, OrderLine } from './order.entity';
import { placedOrder } from './placed-order';
import { OrderRefunds } from './refunds/order-refunds';

/** Tells how a checkout stands that was placed before. */
@Injectable()
export class PlacedOrders {
  constructor(
    private readonly database: Database,
    private readonly payments: Payments,
    private readonly statuses: OrderPayments,
    private readonly refunds: OrderRefunds,
    private readonly vocabulary: Vocabulary,
    private readonly tokens: AccessTokens,
  ) {}

  /** The checkout that was placed under this key; null when there is none. Asked of the writer, as a replica may not have it yet. */
  byKey(buyer: string, idempotency_key: string): Promise<OrderGroup | null> {
    return this.database.tx((em) => em.findOne(OrderGroup, { where: { buyer, idempotency_key } }));
  }

  /** Whether a cart is one that this checkout was placed from: emptied by it, or still the same when it was read. */
  async holds({ id }: OrderGroup, { groups }: PricedCart): Promise<boolean> {
    const lines = groups.flatMap((group) => group.lines);
    if (lines.length === 0) return true;
    const sold = await this.database.tx((em) =>
      em
        .createQueryBuilder(OrderLine, 'l')
        .innerJoin(Order, 'o', 'o.id = l.order_id')
        .where('o.group_id = :id', { id })
        .getMany(),
    );
    const keyOf = (variant_id: number, quantity: number): string => `${variant_id}×${quantity}`;
    const known = new Set(sold.map((line) => keyOf(line.variant_id, line.quantity)));
    return (
      known.size === lines.length &&
      lines.every(({ offer, quantity }) => known.has(keyOf(offer.variant_id, quantity)))
    );
  }

  /** Outside of any transaction, because the provider of a payment that has not begun is asked to begin it. */
  async answer(group: OrderGroup, language: string): Promise<PlacedOrder> {
    const facts = await this.database.tx(async (em) => {
      const orders = await em.find(Order, { where: { group_id: group.id }, order: { id: 'ASC' } });
      const status = (await this.statuses.ofGroups([group], orders)).get(group.id) ?? 'unpaid';
      return { orders, status, refunds: await this.refunds.forBuyer(orders) };
    });
    const { orders, status, refunds } = facts;
    const words = await this.vocabulary.in(language);
    const parts = orders.map((order) => ({
      ...order,
      vendor_name: words.vendors.get(order.vendor_id)?.name ?? '',
    }));
    const waits = orders.some((order) => order.state === 'pending_payment');
    const { redirect_url } = waits ? await this.payments.start(group.number) : { redirect_url: null };
    const access_token = this.tokens.of(group.number);
    return placedOrder(group, parts, { status, redirect_url, access_token, refunds });
  }
}
