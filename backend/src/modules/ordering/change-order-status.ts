import { Injectable } from '@nestjs/common';
import type { ChangeOrderStatus as Asked, OrderState } from '@stoa/contracts';
import type { Actor } from '../../kernel/access';
import { consoleOf } from '../../kernel/access';
import { allOf, Database } from '../../kernel/database';
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

  /**
   * Answers the order as it stands then; a foreign order answers like a missing one. With `with_steps` the steps of
   * handling that lie between are taken too, each in the timeline; the notes and the label belong to the last.
   */
  async execute(
    { order_id, note, internal_note, with_steps = false, ...asked }: Asked,
    actor: Actor,
  ): Promise<Order> {
    const mover = consoleOf(actor);
    const bounds = mover === 'vendor' ? { vendor_id: OWN_VENDOR.value(actor) } : {};
    const moved = await this.database.tx(async (em) => {
      const order = await em.findOne(Order, { where: allOf({ id: order_id }, bounds) });
      if (!order) throw Failure.notFound('order');
      const { state, order_status_id } = await this.target(asked);
      const move = { mover, actor, note, internal_note, order_status_id };
      return with_steps ? this.move.through(order, state, move) : this.move.execute(order, state, move);
    });
    await this.move.complete(moved);
    return moved;
  }

  /** The state that was named, or the one that the named label stands for. */
  private async target({
    state,
    order_status_id,
  }: Pick<Asked, 'state' | 'order_status_id'>): Promise<Target> {
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
