import { Injectable } from '@nestjs/common';
import type { RiderDelivery } from '@stoa/contracts';
import { In } from 'typeorm';
import type { Caller } from '../../../kernel/access';
import { consoleOf } from '../../../kernel/access';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import type { Presenter } from '../../../kernel/resource';
import { ReferenceNames } from '../../catalogue';
import { formatAddress } from '../../customers';
import { Rider } from '../../riders';
import { OrderGroup } from '../order-group.entity';
import { OrderLabels } from '../order-labels';
import { Order } from '../order.entity';
import { assignmentProcess } from './assignment.process';
import type { RiderAssignment } from './rider-assignment.entity';

/** Presents deliveries with order, rider, recipient and allowed next states. */
@Injectable()
export class RiderShippingPresenter implements Presenter<RiderAssignment> {
  constructor(
    private readonly database: Database,
    private readonly labels: OrderLabels,
    private readonly referenceNames: ReferenceNames,
  ) {}

  async rows(rows: RiderAssignment[], { actor, language }: Caller): Promise<RiderDelivery[]> {
    const [orders, riders] = [await this.orders(rows), await this.riders(rows)];
    const [labels, names] = [await this.labels.in(language), await this.referenceNames.in(language)];
    const groups = await this.groups([...orders.values()]);
    const mover = consoleOf(actor);
    return rows.flatMap((row) => {
      const order = orders.get(row.order_id);
      const group = order && groups.get(order.group_id);
      if (!order || !group) return [];
      const address = formatAddress(group.shipping_address);
      const rider = riders.get(row.rider_id);
      return [
        {
          id: row.id,
          state: row.state,
          allowed: assignmentProcess.allowed(row.state, mover),
          order: {
            id: order.id,
            number: order.number,
            state: order.state,
            status_label: labels.find(order.state),
            total: order.total,
            currency: order.currency,
          },
          rider: { id: row.rider_id, name: rider?.name ?? '', phone: rider?.phone ?? '' },
          vendor: { id: row.vendor_id, name: names.vendors.get(row.vendor_id)?.name ?? '' },
          recipient: { name: address.name, phone: address.phone, lines: address.lines },
          note: row.note,
          failure_reason: row.failure_reason,
          offered_at: row.created_at.toISOString(),
          picked_up_at: row.picked_up_at?.toISOString() ?? null,
          delivered_at: row.delivered_at?.toISOString() ?? null,
        },
      ];
    });
  }

  async one(row: RiderAssignment, caller: Caller): Promise<RiderDelivery> {
    const [shown] = await this.rows([row], caller);
    if (!shown) throw Failure.notFound('delivery');
    return shown;
  }

  private async orders(rows: RiderAssignment[]): Promise<Map<number, Order>> {
    const ids = rows.map((row) => row.order_id);
    const orders = ids.length ? await this.database.em.find(Order, { where: { id: In(ids) } }) : [];
    return new Map(orders.map((order) => [order.id, order]));
  }

  private async riders(rows: RiderAssignment[]): Promise<Map<number, Rider>> {
    const ids = rows.map((row) => row.rider_id);
    const riders = ids.length ? await this.database.em.find(Rider, { where: { id: In(ids) } }) : [];
    return new Map(riders.map((rider) => [rider.id, rider]));
  }

  private async groups(orders: Order[]): Promise<Map<number, OrderGroup>> {
    const ids = orders.map((order) => order.group_id);
    const groups = ids.length ? await this.database.em.find(OrderGroup, { where: { id: In(ids) } }) : [];
    return new Map(groups.map((group) => [group.id, group]));
  }
}
