import { Injectable } from '@nestjs/common';
import type { AssignmentState, ShipmentState } from '@stoa/contracts';
import { In, IsNull } from 'typeorm';
import type { Actor } from '../../../kernel/access';
import { consoleOf } from '../../../kernel/access';
import { Database } from '../../../kernel/database';
import { MoveOrder } from '../move-order';
import { Order } from '../order.entity';
import { MoveShipments } from '../shipments/move-shipments';
import { Shipment } from '../shipments/shipment.entity';
import { MOVING_SHIPMENTS, shipmentProcess } from '../shipments/shipment.process';
import type { RiderAssignment } from './rider-assignment.entity';

/** What becomes of the shipments that a rider carries with each step of the delivery. */
const FOLLOWS: Partial<Record<AssignmentState, ShipmentState>> = {
  in_transit: 'out_for_delivery',
  delivered: 'delivered',
  failed: 'failed',
  returned: 'returned',
};

/** Moves an order and its shipments with the rider who carries them (ADR 32, 65). */
@Injectable()
export class CarryOrder {
  constructor(
    private readonly database: Database,
    private readonly order: MoveOrder,
    private readonly shipments: MoveShipments,
  ) {}

  /**
   * Runs in the caller's transaction, after the assignment has changed: picking up ships whatever has not left; later
   * steps move what the rider carries. Returns the order; call `complete` after the commit.
   * @throws Failure 409 if the order can't be shipped: on hold or cancelled
   */
  async execute(
    { id, order_id, state, failure_reason }: RiderAssignment,
    actor: Actor | null,
  ): Promise<Order> {
    const where = { id: order_id };
    const before = await this.database.em.findOneOrFail(Order, { where, ...this.database.forUpdate });
    // A rider's step moves the order as an operator or vendor who ships it would.
    const mover = actor?.audience === 'rider' ? 'vendor' : consoleOf(actor);
    const by = { mover, actor, note: state === 'failed' ? failure_reason : null };
    const isPickUp = state === 'picked_up' && before.state !== 'shipped';
    const order = isPickUp ? await this.order.through(before, 'shipped', by) : before;
    const to = FOLLOWS[state];
    if (!to && state !== 'picked_up') return order;
    const takesOver = state === 'picked_up' && !isPickUp;
    const carried = await this.carried(order_id, id, takesOver);
    const movable = carried.filter((one) => to && shipmentProcess.allowed(one.state, by.mover).includes(to));
    return to && movable.length > 0 ? this.shipments.execute(order, movable, to, by) : order;
  }

  /** Executes the captures that were planned; call it after the commit. */
  complete(order: Pick<Order, 'number'>): Promise<void> {
    return this.order.complete(order);
  }

  /**
   * The rider's shipments. Those on their way without a carrier are theirs, too, as their order was only marked as
   * shipped; a rider who picks up a shipped order takes over all of its shipments.
   */
  private async carried(order_id: number, assignment_id: number, takesOver: boolean): Promise<Shipment[]> {
    const { em } = this.database;
    const untracked = takesOver ? {} : { carrier: IsNull(), tracking_number: IsNull() };
    const free = { assignment_id: IsNull(), ...untracked };
    await em.update(Shipment, { order_id, state: In([...MOVING_SHIPMENTS]), ...free }, { assignment_id });
    return em.find(Shipment, { where: { order_id, assignment_id }, order: { id: 'ASC' } });
  }
}
