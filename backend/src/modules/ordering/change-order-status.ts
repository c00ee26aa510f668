import { Injectable } from '@nestjs/common';
import type { ChangeOrderStatus as Asked, OrderState } from '@stoa/contracts';
import type { Actor } from '../../kernel/access';
import { consoleOf } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { OWN_VENDOR } from '../../kernel/resource';
import { MoveOrder } from './move-order';
import { Order } from './order.entity';
import { OrderStatus } from './order-status.entity';

interface Target {
  state: OrderState;
  order_status_id: number | null;
}

/** Moves an order by hand: an operator any, a vendor only own ones (specification §7.4). */
@Injectable()
export class ChangeOrderStatus {
  constructor(
    private readonly database: Database,
    private readonly move: MoveOrder,
  ) {}

  /** Answers the id of the moved order; a foreign order answers like a missing one. */
  async execute({ order_id, note, ...asked }: Asked, actor: Actor): Promise<number> {
    const mover = consoleOf(actor);
    const bounds = mover === 'vendor' ? { vendor_id: OWN_VENDOR.value(actor) } : {};
    await this.database.tx(async (em) => {
      const order = await em.findOne(Order, { where: { id: order_id, ...bounds } });
      if (!order) throw Failure.notFound('order');
      const { state, order_status_id } = await this.target(asked);
      await this.move.execute(order, state, { mover, actor, note, order_status_id });
    });
    return order_id;
  }

  /** The state that was named, or the one that the named label stands for. */
  private async target({
    state,
    order_status_id,
  }: Pick<Asked, 'state' | 'order_status_id'>): Promise<Target> {
    if (order_status_id === undefined) {
      if (!state) throw Failure.field('state', 'Please name the state, or the status by its id.');
      return { state, order_status_id: null };
    }
    const where = { id: order_status_id, status: 'active' };
    const label = await this.database.em.findOne(OrderStatus, { where });
    if (!label) throw Failure.field('order_status_id', 'There is no such status.');
    if (state && state !== label.maps_to) throw Failure.field('state', 'is not what this status stands for');
    return { state: label.maps_to, order_status_id };
  }
}
