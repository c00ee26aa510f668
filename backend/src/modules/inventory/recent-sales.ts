import { Injectable } from '@nestjs/common';
import { TRENDING_DAYS } from '@stoa/contracts';
import { Cache } from '../../kernel/cache';
import { Clock } from '../../kernel/clock';
import { asSqlMoment, Database } from '../../kernel/database';

const DAY = 86_400_000;
/** Number of products cached; readers filter out those not on offer. */
const CANDIDATES = 200;
/** Cache TTL in seconds. */
const CACHE_SECONDS = 3600;

/** Returns are subtracted; ties are ordered by id. */
const RECENT = `SELECT v.product_id AS product_id, -SUM(m.quantity) AS pieces
  FROM stock_movements m JOIN variants v ON v.id = m.variant_id
  WHERE m.type IN ('sale', 'return') AND m.created_at >= ?
  GROUP BY v.product_id HAVING SUM(m.quantity) < 0
  ORDER BY pieces DESC, v.product_id LIMIT ${CANDIDATES}`;

const SOLD_SINCE = `SELECT DISTINCT v.product_id AS product_id
  FROM stock_movements m JOIN variants v ON v.id = m.variant_id
  WHERE m.type IN ('sale', 'return') AND m.created_at >= ?`;

/** Best-selling products of the last `TRENDING_DAYS` days. */
@Injectable()
export class RecentSales {
  constructor(
    private readonly database: Database,
    private readonly cache: Cache,
    private readonly clock: Clock,
  ) {}

  /** Product ids, most units first; cached for up to an hour. */
  productIds(): Promise<number[]> {
    return this.cache.getOrCompute('recent_sales', CACHE_SECONDS, () => this.count());
  }

  /** Ids of the products of which units were sold or returned since. */
  async soldSince(moment: Date): Promise<number[]> {
    const rows: { product_id: number }[] = await this.database.em.query(SOLD_SINCE, [asSqlMoment(moment)]);
    return rows.map((row) => row.product_id);
  }

  private async count(): Promise<number[]> {
    const since = asSqlMoment(new Date(this.clock.now().getTime() - TRENDING_DAYS * DAY));
    const rows: { product_id: number }[] = await this.database.readReplica((em) => em.query(RECENT, [since]));
    return rows.map((row) => Number(row.product_id));
  }
}
