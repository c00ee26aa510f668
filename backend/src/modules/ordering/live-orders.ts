import { Injectable } from '@nestjs/common';
import type { LiveCustomerOrder, LiveOrder, OrderState } from '@stoa/contracts';
import { Database } from '../../kernel/database';
import { Realtime } from '../../kernel/realtime';
import type { Order } from './order.entity';

/** Tells open consoles, and a customer's open pages, of orders the moment these are durable; who is not listening misses nothing that a list does not show. */
@Injectable()
export class LiveOrders {
  constructor(
    private readonly database: Database,
    private readonly realtime: Realtime,
  ) {}

  /** Tells the operators and the vendor of an order, once the caller's transaction is committed. */
  tell(event: 'order.placed' | 'order.moved', vendorId: number, order: LiveOrder): void {
    this.database.afterCommit(() => {
      for (const channel of ['admin', `vendor.${vendorId}`])
        this.realtime.emit(channel, event, order, 'orders.read');
    });
  }

  /** Tells the customer whose order it is, who may look at it at that moment; guests have no channel. */
  tellCustomer({ customer_id, id, group_id, number }: Order, state: OrderState): void {
    if (customer_id === null) return;
    const order: LiveCustomerOrder = { id, group_id, number, state };
    this.database.afterCommit(() => this.realtime.emit(`customer.${customer_id}`, 'order.moved', order));
  }
}
