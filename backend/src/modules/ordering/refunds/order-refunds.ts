import { Injectable } from '@nestjs/common';
import type { OrderRefund } from '@stoa/contracts';
import { In } from 'typeorm';
import { Database } from '../../../kernel/database';
import type { Order } from '../order.entity';
import { Refund } from './refund.entity';

/** Reads the refunds of orders. */
@Injectable()
export class OrderRefunds {
  constructor(private readonly database: Database) {}

  /** All refunds of the orders, oldest first. */
  async findByOrders(orders: readonly Pick<Order, 'id' | 'number'>[]): Promise<OrderRefund[]> {
    if (orders.length === 0) return [];
    const where = { order_id: In(orders.map((order) => order.id)) };
    const rows = await this.database.em.find(Refund, { where, order: { id: 'ASC' } });
    return rows.map((row) => shownRefund(row, orders.find(({ id }) => id === row.order_id)?.number ?? ''));
  }

  /** Refunds visible to the buyer: those that operators cancelled are left out. */
  async forBuyer(orders: readonly Pick<Order, 'id' | 'number'>[]): Promise<OrderRefund[]> {
    return (await this.findByOrders(orders)).filter(({ state }) => state !== 'cancelled');
  }
}

/** A refund in response format, the same for every audience. */
export function shownRefund(refund: Refund, order_number: string): OrderRefund {
  const { id, number, amount, currency, reason, state, created_at, settled_at } = refund;
  return {
    id,
    number,
    order_number,
    amount,
    currency,
    reason,
    state,
    created_at: created_at.toISOString(),
    settled_at: settled_at?.toISOString() ?? null,
  };
}
