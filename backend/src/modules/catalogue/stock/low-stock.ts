import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { VersionedCache } from '../../../kernel/cache';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { Changes } from '../../../kernel/resource';
import { Setting, Settings, StoreValues } from '../../settings';
import { CATALOGUE } from '../shop/versions';

/** Pieces of all variants of an entry's product that can be promised. */
const AVAILABLE = `(SELECT SUM(CASE WHEN v.on_hand > v.reserved THEN v.on_hand - v.reserved ELSE 0 END)
  FROM variants v WHERE v.product_id = shop_entries.product_id)`;

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

  /** At so many pieces or fewer a product runs low. */
  async at(): Promise<number> {
    return (await this.settings.of('store')).low_stock;
  }

  private async renew(): Promise<void> {
    const { em } = this.database;
    const row = await em.findOne(Setting, { where: { group: 'store', key: 'low_stock' } });
    const lowAt = Number(row?.value ?? new StoreValues().low_stock);
    await em.query(
      `UPDATE shop_entries SET changed_ms = ?, stock_status = CASE WHEN ${AVAILABLE} > ? THEN 'in_stock' ELSE 'low' END
        WHERE stock_status IN ('in_stock', 'low')`,
      [this.clock.now().getTime(), lowAt],
    );
    this.cache.bump(CATALOGUE);
  }
}
