import { Injectable } from '@nestjs/common';
import type { LiveOrder } from '@stoa/contracts';
import { Database } from '../../kernel/database';
import { Realtime } from '../../kernel/realtime';

/** Tells open consoles of orders the moment these are durable; who is not listening misses nothing that a list does not show. */
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
}
