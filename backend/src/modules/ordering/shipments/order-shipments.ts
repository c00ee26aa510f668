import { Injectable } from '@nestjs/common';
import type { OrderState } from '@stoa/contracts';
import { In } from 'typeorm';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { isVoid } from '../order.process';
import type { Order } from '../order.entity';
import { Shipment } from './shipment.entity';
import { MOVING_SHIPMENTS, OPEN_SHIPMENTS } from './shipment.process';
import { ShippingProgress } from './shipping-progress';
import { WriteShipments } from './write-shipments';

/** Makes the shipments of an order follow it when it is moved as a whole. */
@Injectable()
export class OrderShipments {
  constructor(
    private readonly database: Database,
    private readonly progress: ShippingProgress,
    private readonly writing: WriteShipments,
  ) {}

  /**
   * Runs in the caller's transaction after the order's row has changed, and so is locked: `shipped` ships whatever
   * has not left, `delivered` delivers it, and void states cancel what is only planned.
   * @throws Failure 409 `order_partly_shipped` if an order is to become void of which something has left
   */
  async onMove(order: Order, to: OrderState, note: string | null): Promise<void> {
    if (to === 'shipped') return this.shipRest(order, note);
    if (to === 'delivered') return this.moveAll(order.id, MOVING_SHIPMENTS, 'delivered');
    if (!isVoid(to)) return;
    if (await this.progress.isPartlySent(order.id))
      throw Failure.conflict(
        'order_partly_shipped',
        'Some of these items are on their way already. Please refund the others instead.',
        { state: order.state },
      );
    await this.moveAll(order.id, OPEN_SHIPMENTS, 'cancelled');
  }

  private async shipRest(order: Order, note: string | null): Promise<void> {
    await this.moveAll(order.id, OPEN_SHIPMENTS, 'shipped', note);
    const rest = await this.progress.toShip(order.id);
    if (rest.length > 0) await this.writing.create(order, rest, { state: 'shipped' }, note);
  }

  private async moveAll(
    order_id: number,
    from: readonly Shipment['state'][],
    to: Shipment['state'],
    note: string | null = null,
  ): Promise<void> {
    const where = { order_id, state: In([...from]) };
    for (const shipment of await this.database.em.find(Shipment, { where, order: { id: 'ASC' } }))
      await this.writing.move(shipment, to, 'system', note);
  }
}
