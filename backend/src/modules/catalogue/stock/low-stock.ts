import type { OnModuleInit } from '@nestjs/common';
import type { StockStatus } from '@stoa/contracts';
import { Injectable } from '@nestjs/common';
import { VersionedCache } from '../../../kernel/cache';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { Changes } from '../../../kernel/resource';
import { Setting, Settings, StoreValues } from '../../settings';
import { CATALOGUE } from '../shop/versions';
import { SCARCITY } from './stock-status';

/** Pieces of a variant, or of all variants of an entry's product, that can be promised. */
const FREE = 'CASE WHEN v.on_hand > v.reserved THEN v.on_hand - v.reserved ELSE 0 END';
const variantsOf = (product: string): string =>
  `FROM variants v WHERE v.product_id = ${product} AND v.deleted_at IS NULL`;

/** The rule of `stockStatus` for what is in stock, told to the database; `lowAt` stands for the shop's threshold. */
function isLow(product: string, lowAt: string): string {
  const own = variantsOf(product);
  return `(EXISTS (SELECT 1 ${own} AND v.reorder_point IS NOT NULL AND ${FREE} <= v.reorder_point)
    OR (EXISTS (SELECT 1 ${own} AND v.reorder_point IS NULL) AND (SELECT SUM(${FREE}) ${own}) <= ${lowAt}))`;
}

/** The stock status of the product with an id, both told in SQL; `lowAt` stands for the shop's threshold. */
export function stockStatusSql(product: string, lowAt: string): string {
  const own = variantsOf(product);
  return `(CASE WHEN COALESCE((SELECT SUM(${FREE}) ${own}), 0) = 0
      THEN CASE WHEN EXISTS (SELECT 1 ${own} AND v.backorder = 'allow') THEN 'backorder' ELSE 'out' END
    WHEN ${isLow(product, lowAt)} THEN 'low' ELSE 'in_stock' END)`;
}

/** The stock status of the variant `v` alone, told in SQL. */
export function variantStatusSql(lowAt: string): string {
  return `(CASE WHEN ${FREE} = 0 THEN CASE WHEN v.backorder = 'allow' THEN 'backorder' ELSE 'out' END
    WHEN ${FREE} <= COALESCE(v.reorder_point, ${lowAt}) THEN 'low' ELSE 'in_stock' END)`;
}

/** The rule of `scarcestStatus` for the product with an id, told in SQL. */
export function scarcestStatusSql(product: string, lowAt: string): string {
  const has = (status: StockStatus): string =>
    `EXISTS (SELECT 1 ${variantsOf(product)} AND ${variantStatusSql(lowAt)} = '${status}')`;
  const cases = SCARCITY.map((status) => `WHEN ${has(status)} THEN '${status}'`);
  return `(CASE ${cases.join(' ')} ELSE 'out' END)`;
}

/** Knows at how many pieces a product runs low, and renews what the shop shows when an operator changes that. */
@Injectable()
export class LowStock implements OnModuleInit {
  constructor(
    private readonly settings: Settings,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly cache: VersionedCache,
    private readonly changes: Changes,
  ) {}

  onModuleInit(): void {
    this.changes.follow(['settings.store'], () => this.renew());
  }

  /** At so many pieces or fewer a product runs low whose variants have no reorder point of their own. */
  async at(): Promise<number> {
    return (await this.settings.of('store')).low_stock;
  }

  private async renew(): Promise<void> {
    const { em } = this.database;
    const row = await em.findOne(Setting, { where: { group: 'store', key: 'low_stock' } });
    const lowAt = Number(row?.value ?? new StoreValues().low_stock);
    await em.query(
      `UPDATE shop_entries SET changed_ms = ?, stock_status = CASE WHEN ${isLow('shop_entries.product_id', '?')} THEN 'low' ELSE 'in_stock' END
        WHERE stock_status IN ('in_stock', 'low')`,
      [this.clock.now().getTime(), lowAt],
    );
    this.cache.bump(CATALOGUE);
  }
}
