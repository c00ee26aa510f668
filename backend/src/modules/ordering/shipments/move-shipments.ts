import { Injectable } from '@nestjs/common';
import type { ShipmentState } from '@stoa/contracts';
import { In, Not } from 'typeorm';
import { Database } from '../../../kernel/database';
import { EventBus } from '../../../kernel/events';
import { CollectMoney } from '../collect-money';
import { LiveOrders } from '../live-orders';
import type { Order } from '../order.entity';
import { type SettledBy, SettleOrder } from './settle-order';
import { deliveryFailed } from './shipment.events';
import { Shipment } from './shipment.entity';
import { type ShipmentMover, VOID_SHIPMENTS } from './shipment.process';
import { WriteShipments } from './write-shipments';

/** Changes the state of shipments and moves their order along, with its timeline and payment. */
@Injectable()
export class MoveShipments {
  constructor(
    private readonly database: Database,
    private readonly writing: WriteShipments,
    private readonly settle: SettleOrder,
    private readonly money: CollectMoney,
    private readonly live: LiveOrders,
    private readonly events: EventBus,
  ) {}

  /**
   * Runs in the caller's transaction, which has locked the order, and returns the order.
   * @throws Failure 409 `state_not_allowed`
   */
  async execute(
    order: Order,
    shipments: readonly Shipment[],
    to: ShipmentState,
    by: SettledBy & { mover: ShipmentMover },
  ): Promise<Order> {
    const note = by.note?.trim() || null;
    const moved: Shipment[] = [];
    for (const shipment of shipments) moved.push(await this.writing.move(shipment, to, by.mover, note));
    if (to === 'failed') await this.events.publish(deliveryFailed, { order_id: order.id, reason: note });
    return this.follow(order, moved, to, { ...by, note });
  }

  /** As `execute`, for shipments that have just been written in this state. */
  async follow(
    order: Order,
    shipments: readonly Shipment[],
    to: ShipmentState,
    by: SettledBy,
  ): Promise<Order> {
    // A payment may be captured only once: the first shipment captures it (ADR 60).
    if (to === 'shipped') await this.money.onShip(order);
    const isSame = await this.isSameAsOrder(order, to);
    if (!isSame) for (const shipment of shipments) await this.writing.record(shipment, order, by);
    this.live.emit('order.moved', order.vendor_id, {
      id: order.id,
      number: order.number,
      state: order.state,
    });
    this.live.emitToCustomer(order, order.state);
    return this.settle.execute(order, { ...by, note: isSame ? by.note : null });
  }

  /** Executes the captures that were planned; call it after the commit. */
  complete(order: Pick<Order, 'number'>): Promise<void> {
    return this.money.complete(order);
  }

  /** Whether the order is moved to the same state, and has no other shipments to tell apart. */
  private async isSameAsOrder(order: Order, to: ShipmentState): Promise<boolean> {
    if (!(await this.settle.steps(order)).includes(to as never)) return false;
    const where = { order_id: order.id, state: Not(In([...VOID_SHIPMENTS])) };
    return (await this.database.em.count(Shipment, { where })) === 1;
  }
}
