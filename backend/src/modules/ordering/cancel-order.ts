import { Injectable } from '@nestjs/common';
import type { CancelOrder as Asked, CustomerOrder } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { CustomerOrders } from './customer-orders';
import { MoveOrder } from './move-order';
import { Order } from './order.entity';
import { OwnGroups } from './own-groups';

/** Cancels one seller's order for its buyer, until it is being prepared; what was paid is refunded (ADR 19). */
@Injectable()
export class CancelOrder {
  constructor(
    private readonly database: Database,
    private readonly groups: OwnGroups,
    private readonly move: MoveOrder,
    private readonly orders: CustomerOrders,
  ) {}

  /** @throws Failure 409 `state_not_allowed` once the order has gone on; a foreign order answers like a missing one */
  async execute({ order_id, reason, access_token }: Asked, caller: Caller): Promise<CustomerOrder> {
    const found = await this.database.em.findOne(Order, { where: { id: order_id } });
    if (!found) throw Failure.notFound('order');
    const group = await this.groups.demand({ id: found.group_id }, caller, access_token);
    const cancelled = await this.database.tx(async (em) => {
      const order = await em.findOneByOrFail(Order, { id: order_id });
      // A repeat, as after a lost answer, is told what the first one was told.
      if (order.state === 'cancelled') return order;
      const by = { mover: 'customer', actor: caller.actor, internal_note: reason } as const;
      return this.move.execute(order, 'cancelled', by);
    });
    await this.move.complete(cancelled);
    return this.orders.of(group, caller.language);
  }
}
