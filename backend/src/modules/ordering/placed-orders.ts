import { Injectable } from '@nestjs/common';
import type { PlacedOrder } from '@stoa/contracts';
import { Database } from '../../kernel/database';
import { ReferenceNames } from '../catalogue';
import { Payments } from '../payments';
import type { PricedCart } from '../shopping';
import { OrderGroup } from './order-group.entity';
import { AccessTokens } from './order-number';
import { OrderPayments } from './order-payments';
import { Order, OrderLine } from './order.entity';
import { PaymentVisits } from './paying/payment-visits';
import { placedOrder } from './placed-order';
import { OrderRefunds } from './refunds/order-refunds';

/** Reads order groups placed earlier. */
@Injectable()
export class PlacedOrders {
  constructor(
    private readonly database: Database,
    private readonly payments: Payments,
    private readonly visits: PaymentVisits,
    private readonly statuses: OrderPayments,
    private readonly refunds: OrderRefunds,
    private readonly referenceNames: ReferenceNames,
    private readonly tokens: AccessTokens,
  ) {}

  /** The order group placed under this key, or null. Reads from the primary, as a replica may lag. */
  byKey(buyer: string, idempotency_key: string): Promise<OrderGroup | null> {
    return this.database.tx((em) => em.findOne(OrderGroup, { where: { buyer, idempotency_key } }));
  }

  /** Whether the cart matches this order group: emptied by it, or still with the same lines. */
  async matches({ id }: OrderGroup, { groups }: PricedCart): Promise<boolean> {
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
    const soldKeys = new Set(sold.map((line) => keyOf(line.variant_id, line.quantity)));
    return (
      soldKeys.size === lines.length &&
      lines.every(({ offer, quantity }) => soldKeys.has(keyOf(offer.variant_id, quantity)))
    );
  }

  /** Call outside of any transaction, because it may start the payment at its provider. */
  async answer(group: OrderGroup, language: string): Promise<PlacedOrder> {
    const facts = await this.database.tx(async (em) => {
      const orders = await em.find(Order, { where: { group_id: group.id }, order: { id: 'ASC' } });
      const status = (await this.statuses.findByGroups([group], orders)).get(group.id) ?? 'unpaid';
      return { orders, status, refunds: await this.refunds.forBuyer(orders) };
    });
    const { orders, status, refunds } = facts;
    const names = await this.referenceNames.in(language);
    const parts = orders.map((order) => ({
      ...order,
      vendor_name: names.vendors.get(order.vendor_id)?.name ?? '',
    }));
    const waits = orders.some((order) => order.state === 'pending_payment');
    const { redirect_url } = waits ? await this.visits.start(group.number) : { redirect_url: null };
    const end = waits ? await this.payments.endOf(group.number) : {};
    const access_token = this.tokens.create(group.number);
    return placedOrder(group, parts, { status, ...end, redirect_url, access_token, refunds });
  }
}
