import { Injectable } from '@nestjs/common';
import { VersionedCache } from '../../../kernel/cache';
import { Clock } from '../../../kernel/clock';
import { asSqlMoment, Database } from '../../../kernel/database';
import { CATALOGUE } from '../shop/versions';

const WITH_SPECIALS = `SELECT DISTINCT v.product_id FROM special_prices sp JOIN variants v ON v.id = sp.variant_id
  WHERE sp.is_on = 1 AND sp.ends_at > ?`;

/** Knows which products have special prices now or later: few do, and the pages of all others need not ask for any. */
@Injectable()
export class SpecialProducts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly cache: VersionedCache,
  ) {}

  /** Kept in the process until the catalogue changes, which a change of special prices is. */
  async has(productId: number): Promise<boolean> {
    const known = await this.cache.remember(CATALOGUE, 'special-products', async () => {
      const now = asSqlMoment(this.clock.now());
      const rows: { product_id: number }[] = await this.database.em.query(WITH_SPECIALS, [now]);
      return new Set(rows.map((row) => row.product_id));
    });
    return known.has(productId);
  }
}
