import { Injectable } from '@nestjs/common';
import type { CancelOrder as Input, CustomerOrder } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { CustomerOrders } from './customer-orders';
import { MoveOrder } from './move-order';
import { Order } from './order.entity';
import { OwnGroups } from './own-groups';

/** Cancels one vendor's order for its buyer, until preparation starts; refunds the payment (ADR 19). */
@Injectable()
export class CancelOrder {
  constructor(
    private readonly database: Database,
    private readonly groups: OwnGroups,
    private readonly move: MoveOrder,
    private readonly orders: CustomerOrders,
  ) {}

  /** @throws Failure 404 if missing or not the buyer's, 409 `state_not_allowed` if too late to cancel */
  async execute({ order_id, reason, access_token }: Input, caller: Caller): Promise<CustomerOrder> {
    const before = await this.database.em.findOne(Order, { where: { id: order_id } });
    if (!before) throw Failure.notFound('order');
    const group = await this.groups.getOrThrow({ id: before.group_id }, caller, access_token);
    const cancelled = await this.database.tx(async (em) => {
      const order = await em.findOneByOrFail(Order, { id: order_id });
      // Idempotent: a repeat, such as after a lost response, gets the same response.
      if (order.state === 'cancelled') return order;
      const by = { mover: 'customer', actor: caller.actor, internal_note: reason } as const;
      return this.move.execute(order, 'cancelled', by);
    });
    await this.move.complete(cancelled);
    return this.orders.present(group, caller.language);
  }
}
