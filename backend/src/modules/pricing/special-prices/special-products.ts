import { Injectable } from '@nestjs/common';
import { VersionedCache } from '../../../kernel/cache';
import { Clock } from '../../../kernel/clock';
import { asSqlMoment, Database } from '../../../kernel/database';
import { PRODUCTS } from '../../catalogue';

/** Not as DISTINCT over a join: SQLite would read all variants in the order of their products. */
const WITH_SPECIALS = `SELECT v.product_id FROM variants v
  WHERE v.id IN (SELECT sp.variant_id FROM special_prices sp WHERE sp.is_on = 1 AND sp.ends_at > ?)`;

/** Tells which products have current or future special prices: most have none, and their pages query none. */
@Injectable()
export class SpecialProducts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly cache: VersionedCache,
  ) {}

  /** Cached in the process until a product changes, as it does with its special prices. */
  async has(productId: number): Promise<boolean> {
    const productIds = await this.cache.getOrCompute(PRODUCTS, 'special-products', async () => {
      const now = asSqlMoment(this.clock.now());
      const rows: { product_id: number }[] = await this.database.em.query(WITH_SPECIALS, [now]);
      return new Set(rows.map((row) => row.product_id));
    });
    return productIds.has(productId);
  }
}
