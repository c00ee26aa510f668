import { Injectable } from '@nestjs/common';
import type { ShipmentTracking } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import { tenantBounds } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { combineConditions, Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { Changes } from '../../../kernel/resource';
import { Order } from '../order.entity';
import { TouchOrders } from '../touch-orders';
import { Shipment } from './shipment.entity';
import { filledTracking } from './shipment.inputs';

/** Changes carrier and tracking of a shipment, also after it has left. */
@Injectable()
export class UpdateShipment {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly changes: Changes,
    private readonly touch: TouchOrders,
  ) {}

  /** Returns the order. @throws Failure 404 if missing or of another vendor */
  async execute(id: number, input: ShipmentTracking, actor: Actor): Promise<Order> {
    return this.database.tx(async (em) => {
      const where = combineConditions({ id }, tenantBounds(actor));
      const shipment = await em.findOne(Shipment, { where, ...this.database.forUpdate });
      if (!shipment) throw Failure.notFound('shipment');
      const tracking = filledTracking(input);
      await em.update(Shipment, { id }, { ...tracking, updated_at: this.clock.now() });
      const differences = Object.entries(tracking).flatMap(([field, after]) => {
        const before = shipment[field as keyof ShipmentTracking];
        return before === after ? [] : [{ field, before, after }];
      });
      const { order_id } = shipment;
      await this.touch.execute([order_id]);
      await this.changes.publish({ resource: 'orders', id: order_id, action: 'update', actor, differences });
      return em.findOneByOrFail(Order, { id: order_id });
    });
  }
}
