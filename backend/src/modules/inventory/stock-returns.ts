import { Injectable } from '@nestjs/common';
import { Database, placeholders } from '../../kernel/database';
import { EventBus, occurrence } from '../../kernel/events';
import { stockReturned } from './stock.events';

/** Publishes back-in-stock events. */
@Injectable()
export class StockReturns {
  constructor(
    private readonly database: Database,
    private readonly events: EventBus,
  ) {}

  /** Publishes the variants that were out of stock before these units were added: variant id → units. */
  async publish(pieces: ReadonlyMap<number, number>): Promise<void> {
    if (pieces.size === 0) return;
    const marks = placeholders(pieces);
    const sql = `SELECT v.id, v.on_hand - v.reserved AS remaining FROM variants v WHERE v.id IN (${marks})`;
    const rows: { id: number; remaining: number }[] = await this.database.em.query(sql, [...pieces.keys()]);
    const back = rows.filter(({ id, remaining }) => remaining > 0 && remaining <= (pieces.get(id) ?? 0));
    await this.events.publishAll(back.map(({ id }) => occurrence(stockReturned, { variant_id: id })));
  }
}
