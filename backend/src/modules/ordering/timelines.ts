import { Injectable } from '@nestjs/common';
import type { TimelineEntry } from '@stoa/contracts';
import { In } from 'typeorm';
import { Database } from '../../kernel/database';
import { OrderLabels } from './order-labels';
import { OrderEvent } from './order.entity';

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
  async findByOrders(orderIds: readonly number[], language: string): Promise<Map<number, FullEntry[]>> {
    const found = new Map<number, FullEntry[]>(orderIds.map((id) => [id, []]));
    if (orderIds.length === 0) return found;
    const where = { order_id: In([...orderIds]) };
    const rows = await this.database.em.find(OrderEvent, { where, order: { id: 'ASC' } });
    const labels = await this.labels.in(language);
    for (const { order_id, created_at, state, order_status_id, note, internal_note, actor } of rows) {
      const entry = {
        at: created_at.toISOString(),
        state,
        label: labels.find(state, order_status_id),
        note,
        internal_note,
        actor,
      };
      found.get(order_id)?.push(entry);
    }
    return found;
  }
}
