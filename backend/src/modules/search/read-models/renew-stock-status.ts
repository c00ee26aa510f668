import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { VersionedCache } from '../../../kernel/cache';
import { Clock } from '../../../kernel/clock';
import { Database, placeholders } from '../../../kernel/database';
import { EventBus } from '../../../kernel/events';
import { Changes } from '../../../kernel/resource';
import { Setting, StoreValues } from '../../settings';
import type { StockLevel } from '../../catalogue';
import { availableOf, isLowSql, LowStock, stockStatus } from '../../catalogue';
import { LiveStock } from '../../inventory';
import type { StockChange } from '../../inventory';
import { StockChanges } from '../../inventory';
import { stockRanLow } from '../../inventory';
import { CATALOGUE, PRODUCTS, STOCK } from '../../catalogue';
import { FollowSoldCounts } from './follow-sold-counts';

interface Row extends StockLevel {
  variant_id: number;
  product_id: number;
  stock_status: string | null;
  /** False for a deleted variant. */
  is_live: number | string;
}

/** Updates the stock status of products in the read model, and counts their sales. */
@Injectable()
export class RenewStockStatus implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly cache: VersionedCache,
    private readonly low: LowStock,
    private readonly events: EventBus,
    private readonly live: LiveStock,
    private readonly stockChanges: StockChanges,
    private readonly changes: Changes,
    private readonly soldCounts: FollowSoldCounts,
  ) {}

  onModuleInit(): void {
    this.stockChanges.subscribe((changes) => this.renew(changes));
    this.changes.subscribe(['settings.store'], () => this.renewAll());
  }

  private async renew(changes: readonly StockChange[]): Promise<void> {
    if (changes.length === 0) return;
    const rows = await this.rows(changes.map((change) => change.variant_id));
    await this.countSales(changes, rows);
    await this.write(rows);
  }

  private async countSales(changes: readonly StockChange[], rows: readonly Row[]): Promise<void> {
    const products = new Map(rows.map((row) => [row.variant_id, row.product_id]));
    const added = new Map<number, number>();
    for (const { variant_id, sold } of changes) {
      const product = products.get(variant_id);
      if (product !== undefined && sold !== 0) added.set(product, (added.get(product) ?? 0) + sold);
    }
    if (added.size === 0) return;
    const marks = placeholders(added);
    const cases = [...added].map(() => 'WHEN ? THEN ?').join(' ');
    await this.database.em.query(
      `UPDATE products SET sold_count = sold_count + CASE id ${cases} ELSE 0 END WHERE id IN (${marks})`,
      [...[...added].flat(), ...added.keys()],
    );
    this.database.afterCommit(() => this.soldCounts.followSoon(added.keys()));
  }

  private async write(rows: readonly Row[]): Promise<void> {
    const lowAt = await this.low.getThreshold();
    const levels = new Map<number, Row[]>();
    for (const row of rows.filter((one) => Number(one.is_live)))
      levels.set(row.product_id, [...(levels.get(row.product_id) ?? []), row]);
    for (const [product_id, group] of levels) this.publish(product_id, group, lowAt);
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
    this.cache.invalidateRecords(
      PRODUCTS,
      changed.map(([id]) => id),
    );
    this.cache.invalidateRecords(STOCK, [...levels.keys()]);
  }

  /** Notifies pages that show the product; skipped if the shop does not show it. */
  private publish(product_id: number, group: readonly Row[], lowAt: number): void {
    if (!group[0]?.stock_status) return;
    const variants = group.map((row) => ({
      id: row.variant_id,
      available: availableOf(row),
      stock_status: stockStatus([row], lowAt),
    }));
    this.live.schedule({ product_id, variants });
  }

  /** All variants of the products of the given ones; without a status if the shop does not show them. */
  private rows(variantIds: readonly number[]): Promise<Row[]> {
    const marks = placeholders(variantIds);
    const sql = `SELECT v.id AS variant_id, v.product_id, v.on_hand, v.reserved, v.backorder, v.reorder_point, e.stock_status,
      v.deleted_at IS NULL AS is_live
      FROM variants v LEFT JOIN shop_entries e ON e.product_id = v.product_id
      WHERE v.product_id IN (SELECT o.product_id FROM variants o WHERE o.id IN (${marks}))`;
    return this.database.em.query(sql, [...variantIds]);
  }

  /** Recomputes low stock after an operator has changed the shop's threshold. */
  private async renewAll(): Promise<void> {
    const { em } = this.database;
    const row = await em.findOne(Setting, { where: { group: 'store', key: 'low_stock' } });
    const lowAt = Number(row?.value ?? new StoreValues().low_stock);
    const isLow = isLowSql('shop_entries.product_id', '?');
    await em.query(
      `UPDATE shop_entries SET changed_ms = ?, stock_status = CASE WHEN ${isLow} THEN 'low' ELSE 'in_stock' END
        WHERE stock_status IN ('in_stock', 'low')`,
      [this.clock.now().getTime(), lowAt],
    );
    this.cache.invalidate(CATALOGUE);
  }
}
