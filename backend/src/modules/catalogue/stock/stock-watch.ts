import { Injectable } from '@nestjs/common';
import { VersionedCache } from '../../../kernel/cache';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { EventBus, occurrence } from '../../../kernel/events';
import { CATALOGUE } from '../shop/versions';
import { LiveStock } from './live-stock';
import { LowStock } from './low-stock';
import { stockRanLow, stockReturned } from './stock.events';
import type { StockLine } from './stock';
import type { StockLevel } from './stock-status';
import { availableOf, stockStatus } from './stock-status';

interface Row extends StockLevel {
  variant_id: number;
  product_id: number;
  stock_status: string | null;
  /** Whether the variant itself is not deleted. */
  is_live: number | string;
}

/** Keeps the shop's view of stock: a product's derived status, and how often it was sold. */
@Injectable()
export class StockWatch {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly cache: VersionedCache,
    private readonly low: LowStock,
    private readonly events: EventBus,
    private readonly live: LiveStock,
  ) {}

  /** Writes the status of the variants' products where it has changed; mostly it has not. */
  async renew(variantIds: readonly number[]): Promise<void> {
    if (variantIds.length > 0) await this.write(await this.rows(variantIds));
  }

  /** Counts sales (or, with negative quantities, what came back), then renews. */
  async sold(lines: readonly StockLine[]): Promise<void> {
    if (lines.length === 0) return;
    const rows = await this.rows(lines.map((line) => line.variant_id));
    const products = new Map(rows.map((row) => [row.variant_id, row.product_id]));
    const added = new Map<number, number>();
    for (const { variant_id, quantity } of lines) {
      const product = products.get(variant_id);
      if (product !== undefined) added.set(product, (added.get(product) ?? 0) + quantity);
    }
    if (added.size === 0) return;
    const marks = [...added].map(() => '?').join(', ');
    const cases = [...added].map(() => 'WHEN ? THEN ?').join(' ');
    const now = this.clock.now().getTime();
    await this.database.em.query(
      `UPDATE products SET sold_count = sold_count + CASE id ${cases} ELSE 0 END WHERE id IN (${marks})`,
      [...[...added].flat(), ...added.keys()],
    );
    await this.database.em.query(
      `UPDATE shop_entries SET sold_count = sold_count + CASE product_id ${cases} ELSE 0 END, changed_ms = ?
        WHERE product_id IN (${marks})`,
      [...[...added].flat(), now, ...added.keys()],
    );
    await this.write(rows);
  }

  /** Announces variants of which nothing was left before so many pieces came: variant id → pieces. */
  async came(pieces: ReadonlyMap<number, number>): Promise<void> {
    if (pieces.size === 0) return;
    const marks = [...pieces].map(() => '?').join(', ');
    const sql = `SELECT v.id, v.on_hand - v.reserved AS remaining FROM variants v WHERE v.id IN (${marks})`;
    const rows: { id: number; remaining: number }[] = await this.database.em.query(sql, [...pieces.keys()]);
    const back = rows.filter(({ id, remaining }) => remaining > 0 && remaining <= (pieces.get(id) ?? 0));
    await this.events.publishAll(back.map(({ id }) => occurrence(stockReturned, { variant_id: id })));
  }

  private async write(rows: readonly Row[]): Promise<void> {
    const lowAt = await this.low.at();
    const levels = new Map<number, Row[]>();
    for (const row of rows.filter((one) => Number(one.is_live)))
      levels.set(row.product_id, [...(levels.get(row.product_id) ?? []), row]);
    for (const [product_id, group] of levels) this.tell(product_id, group, lowAt);
    const changed = [...levels].filter(([, [first, ...rest]]) => {
      if (!first || first.stock_status === null) return false;
      return stockStatus([first, ...rest], lowAt) !== first.stock_status;
    });
    const now = this.clock.now().getTime();
    for (const [id, group] of changed) {
      const sql = 'UPDATE shop_entries SET stock_status = ?, changed_ms = ? WHERE product_id = ?';
      const status = stockStatus(group, lowAt);
      await this.database.em.query(sql, [status, now, id]);
      const wasFine = group[0]?.stock_status === 'in_stock';
      if (wasFine) await this.events.publish(stockRanLow, { product_id: id, status });
    }
    if (changed.length) this.cache.bump(CATALOGUE);
  }

  /** Those who look at the product; nobody does where the shop does not show it. */
  private tell(product_id: number, group: readonly Row[], lowAt: number): void {
    if (!group[0]?.stock_status) return;
    const variants = group.map((row) => ({
      id: row.variant_id,
      available: availableOf(row),
      stock_status: stockStatus([row], lowAt),
    }));
    this.live.tell({ product_id, variants });
  }

  /** All variants of the products that the named ones belong to; without a status where the shop does not show them. */
  private rows(variantIds: readonly number[]): Promise<Row[]> {
    const marks = variantIds.map(() => '?').join(', ');
    const sql = `SELECT v.id AS variant_id, v.product_id, v.on_hand, v.reserved, v.backorder, v.reorder_point, e.stock_status,
      v.deleted_at IS NULL AS is_live
      FROM variants v LEFT JOIN shop_entries e ON e.product_id = v.product_id
      WHERE v.product_id IN (SELECT o.product_id FROM variants o WHERE o.id IN (${marks}))`;
    return this.database.em.query(sql, [...variantIds]);
  }
}
