import { Injectable } from '@nestjs/common';
import type { UpdateShipmentStatus as Input } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import { consoleOf, tenantBounds } from '../../../kernel/access';
import { combineConditions, Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { Order } from '../order.entity';
import { requireShippable } from './create-shipment';
import { MoveShipments } from './move-shipments';
import { Shipment } from './shipment.entity';
import { isIn, OPEN_SHIPMENTS, shipmentProcess } from './shipment.process';

/** Changes a shipment's state by hand: operators of any order, vendors of their own. */
@Injectable()
export class UpdateShipmentStatus {
  constructor(
    private readonly database: Database,
    private readonly move: MoveShipments,
  ) {}

  /**
   * Returns the order, as it follows its shipments.
   * @throws Failure 404 if missing or of another vendor; 409 `state_not_allowed` with the allowed states, or
   * `order_state` if it is to be packed or sent while its order is not being handled; 422 on an unknown state
   */
  async execute(id: number, status: string, { note }: Input, actor: Actor): Promise<Order> {
    const order = await this.database.tx(async (em) => {
      const where = combineConditions({ id }, tenantBounds(actor));
      const row = await em.findOne(Shipment, { where });
      if (!row) throw Failure.notFound('shipment');
      const to = shipmentProcess.named(status, 'status');
      const lock = this.database.forUpdate;
      const held = await em.findOneOrFail(Order, { where: { id: row.order_id }, ...lock });
      const shipment = await em.findOneByOrFail(Shipment, { id });
      const mover = consoleOf(actor);
      shipmentProcess.assertAllowed(shipment.state, to, mover);
      if (isIn(OPEN_SHIPMENTS, shipment.state) && to !== 'cancelled') requireShippable(held);
      return this.move.execute(held, [shipment], to, { mover, actor, note });
    });
    await this.move.complete(order);
    return order;
  }
}
