import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { VersionedCache } from '../../../kernel/cache';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { Changes } from '../../../kernel/resource';
import { Setting, Settings, StoreValues } from '../../settings';
import { CATALOGUE } from '../shop/versions';

/** Pieces of a variant, or of all variants of an entry's product, that can be promised. */
const FREE = 'CASE WHEN v.on_hand > v.reserved THEN v.on_hand - v.reserved ELSE 0 END';
const OF_ENTRY = 'FROM variants v WHERE v.product_id = shop_entries.product_id';

/** The rule of `stockStatus` for what is in stock, told to the database; `?` is the shop's threshold. */
const IS_LOW = `(EXISTS (SELECT 1 ${OF_ENTRY} AND v.reorder_point IS NOT NULL AND ${FREE} <= v.reorder_point)
  OR (EXISTS (SELECT 1 ${OF_ENTRY} AND v.reorder_point IS NULL) AND (SELECT SUM(${FREE}) ${OF_ENTRY}) <= ?))`;

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
      `UPDATE shop_entries SET changed_ms = ?, stock_status = CASE WHEN ${IS_LOW} THEN 'low' ELSE 'in_stock' END
        WHERE stock_status IN ('in_stock', 'low')`,
      [this.clock.now().getTime(), lowAt],
    );
    this.cache.bump(CATALOGUE);
  }
}
