import { Injectable } from '@nestjs/common';
import type { LiveCustomerOrder, LiveOrder, OrderState } from '@stoa/contracts';
import { Database } from '../../kernel/database';
import { Realtime } from '../../kernel/realtime';
import type { Order } from './order.entity';

/**
 * Emits order events to open consoles and to the customer's open pages, after commit. Missed events need no
 * replay: lists show the same.
 */
@Injectable()
export class LiveOrders {
  constructor(
    private readonly database: Database,
    private readonly realtime: Realtime,
  ) {}

  /** Notifies operators and the order's vendor, after the caller's transaction commits. */
  emit(event: 'order.placed' | 'order.moved', vendorId: number, order: LiveOrder): void {
    this.database.afterCommit(() => {
      for (const channel of ['admin', `vendor.${vendorId}`])
        this.realtime.emit(channel, event, order, 'orders.read');
    });
  }

  /** Notifies the order's customer, after commit; guests have no channel. */
  emitToCustomer({ customer_id, id, group_id, number }: Order, state: OrderState): void {
    if (customer_id === null) return;
    const order: LiveCustomerOrder = { id, group_id, number, state };
    this.database.afterCommit(() => this.realtime.emit(`customer.${customer_id}`, 'order.moved', order));
  }
}
