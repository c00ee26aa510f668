import { Injectable } from '@nestjs/common';
import type { ChangeOrderStatus as Input, OrderState } from '@stoa/contracts';
import type { Actor } from '../../kernel/access';
import { consoleOf, tenantBounds } from '../../kernel/access';
import { combineConditions, Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { MoveOrder } from './move-order';
import { Order } from './order.entity';
import { OrderStatus } from './order-status.entity';

interface Target {
  state: OrderState;
  order_status_id: number | null;
}

/** Changes an order's status by hand: operators any order, vendors their own (specification §7.4). */
@Injectable()
export class ChangeOrderStatus {
  constructor(
    private readonly database: Database,
    private readonly move: MoveOrder,
  ) {}

  /**
   * Returns the changed order; 404 if missing or of another vendor. With `with_steps` the intermediate
   * fulfilment states are passed too, each with a timeline entry; notes and label belong to the last.
   */
  async execute(
    { order_id, note, internal_note, with_steps = false, ...requested }: Input,
    actor: Actor,
  ): Promise<Order> {
    const mover = consoleOf(actor);
    const moved = await this.database.tx(async (em) => {
      const order = await em.findOne(Order, {
        where: combineConditions({ id: order_id }, tenantBounds(actor)),
      });
      if (!order) throw Failure.notFound('order');
      const { state, order_status_id } = await this.target(requested);
      const move = { mover, actor, note, internal_note, order_status_id };
      return with_steps ? this.move.through(order, state, move) : this.move.execute(order, state, move);
    });
    await this.move.complete(moved);
    return moved;
  }

  /** The requested state, or the one that the requested label maps to. */
  private async target({
    state,
    order_status_id,
  }: Pick<Input, 'state' | 'order_status_id'>): Promise<Target> {
    if (order_status_id === undefined) {
      if (!state) throw Failure.field('state', 'Please specify the status, by name or ID.');
      return { state, order_status_id: null };
    }
    const where = { id: order_status_id, status: 'active' };
    const label = await this.database.em.findOne(OrderStatus, { where });
    if (!label) throw Failure.field('order_status_id', 'There is no such status.');
    if (state && state !== label.maps_to) throw Failure.field('state', 'does not match this status');
    return { state: label.maps_to, order_status_id };
  }
}
