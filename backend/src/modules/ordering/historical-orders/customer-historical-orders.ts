import { Injectable } from '@nestjs/common';
import type { CustomerHistoricalOrder, CustomerHistoricalOrderRow } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { HistoricalOrder } from './historical-order.entity';
import { HistoricalOrderLines } from './historical-order-lines';

/** Maximum number of orders in a customer's list, newest first. */
const SHOWN = 100;

/** Presents customers their orders of the former shop. */
@Injectable()
export class CustomerHistoricalOrders {
  constructor(
    private readonly database: Database,
    private readonly lines: HistoricalOrderLines,
  ) {}

  async list({ id: customer_id }: Pick<Actor, 'id'>): Promise<CustomerHistoricalOrderRow[]> {
    const order = { placed_at: 'DESC', id: 'DESC' } as const;
    const rows = await this.database.em.find(HistoricalOrder, { where: { customer_id }, order, take: SHOWN });
    return rows.map(rowOf);
  }

  /** 404 if missing or another customer's. */
  async one(id: number, { id: customer_id }: Pick<Actor, 'id'>): Promise<CustomerHistoricalOrder> {
    const order = await this.database.em.findOne(HistoricalOrder, { where: { id, customer_id } });
    if (!order) throw Failure.notFound('order');
    return this.present(order);
  }

  async present(order: HistoricalOrder): Promise<CustomerHistoricalOrder> {
    const { email, subtotal, discount, shipping, tax, refunded, coupon_code, note } = order;
    const { payment_method, shipping_method, billing_address, shipping_address } = order;
    return {
      ...rowOf(order),
      email,
      cancelled_at: order.cancelled_at?.toISOString() ?? null,
      subtotal,
      discount,
      shipping,
      tax,
      refunded,
      coupon_code,
      payment_method,
      shipping_method,
      note,
      billing_address,
      shipping_address,
      lines: (await this.lines.findByOrders([order.id])).get(order.id) ?? [],
    };
  }
}

function rowOf(order: HistoricalOrder): CustomerHistoricalOrderRow {
  const { id, number, placed_at, order_status, payment_status, fulfillment_status } = order;
  const { currency, total, item_count } = order;
  return {
    id,
    number,
    placed_at: placed_at.toISOString(),
    order_status,
    payment_status,
    fulfillment_status,
    currency,
    total,
    item_count,
  };
}
