import { Injectable } from '@nestjs/common';
import type { TimelineEntry } from '@stoa/contracts';
import { In } from 'typeorm';
import { Database } from '../../kernel/database';
import { OrderLabels } from './order-labels';
import { type Order, OrderEvent } from './order.entity';
import { Shipment } from './shipments/shipment.entity';

/** Timeline entry for operators and vendors; buyers see neither the actor nor internal notes. */
export type FullEntry = TimelineEntry & { actor: string | null; internal_note: string | null };

/** Reads the timelines of orders. */
@Injectable()
export class Timelines {
  constructor(
    private readonly database: Database,
    private readonly labels: OrderLabels,
  ) {}

  /** Entries by order id, oldest first. */
  async findByOrders(
    orders: readonly Pick<Order, 'id' | 'initial_state' | 'placed_at'>[],
    language: string,
  ): Promise<Map<number, FullEntry[]>> {
    if (orders.length === 0) return new Map();
    const where = { order_id: In(orders.map(({ id }) => id)) };
    const rows = await this.database.em.find(OrderEvent, { where, order: { id: 'ASC' } });
    const labels = await this.labels.in(language);
    const entriesByOrder = new Map(
      orders.map(({ id, initial_state: state, placed_at }): [number, FullEntry[]] => {
        const fixed = { note: null, shipment: null, internal_note: null, actor: null };
        const at = placed_at.toISOString();
        return [id, state === null ? [] : [{ at, state, label: labels.find(state, null), ...fixed }]];
      }),
    );
    const numbers = await this.shipmentNumbers(rows);
    for (const { order_id, created_at, state, order_status_id, note, internal_note, actor, ...row } of rows) {
      const number = numbers.get(row.shipment_id ?? 0);
      const entry = {
        at: created_at.toISOString(),
        state,
        label: labels.find(state, order_status_id),
        note,
        shipment: number && row.shipment_state ? { number, state: row.shipment_state } : null,
        internal_note,
        actor,
      };
      entriesByOrder.get(order_id)?.push(entry);
    }
    return entriesByOrder;
  }

  private async shipmentNumbers(rows: readonly OrderEvent[]): Promise<Map<number, string>> {
    const ids = rows.flatMap(({ shipment_id }) => shipment_id ?? []);
    if (ids.length === 0) return new Map();
    const shipments = await this.database.em.find(Shipment, { where: { id: In(ids) } });
    return new Map(shipments.map(({ id, number }) => [id, number]));
  }
}
