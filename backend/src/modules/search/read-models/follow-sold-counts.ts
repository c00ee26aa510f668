import { Injectable } from '@nestjs/common';
import { VersionedCache } from '../../../kernel/cache';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { defineJob, Every } from '../../../kernel/queue';
import { RecentSales } from '../../inventory';
import { SOLD_COUNTS } from './versions';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Products per statement. */
const AT_ONCE = 500;

const followSoldCounts = defineJob('search.follow_sold_counts');

const OUTDATED = `SELECT e.product_id AS id FROM shop_entries e JOIN products p ON p.id = e.product_id
  WHERE e.sold_count <> p.sold_count`;
const FOLLOW = `UPDATE shop_entries SET changed_ms = ?,
  sold_count = (SELECT p.sold_count FROM products p WHERE p.id = shop_entries.product_id) WHERE product_id IN`;

/**
 * Copies the sold counts of products to the shop's index once a minute: they only order lists by popularity, and
 * a hot product's row is not written by each of its orders (ADR 86).
 */
@Injectable()
export class FollowSoldCounts {
  /** When this process last compared; null before. */
  private comparedAt: Date | null = null;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly sales: RecentSales,
    private readonly cache: VersionedCache,
  ) {}

  @Every(followSoldCounts, MINUTE)
  async execute(): Promise<void> {
    const now = this.clock.now();
    const ids = await this.findOutdated();
    for (let from = 0; from < ids.length; from += AT_ONCE) await this.follow(ids.slice(from, from + AT_ONCE));
    this.comparedAt = now;
  }

  /** All products at first; then those with sales since, and an hour before, whose transactions have ended by now. */
  private async findOutdated(): Promise<number[]> {
    const { em } = this.database;
    if (!this.comparedAt) return idsOf(await em.query(OUTDATED));
    const sold = await this.sales.soldSince(new Date(this.comparedAt.getTime() - HOUR));
    const outdated: number[] = [];
    for (let from = 0; from < sold.length; from += AT_ONCE) {
      const some = sold.slice(from, from + AT_ONCE);
      const rows = await em.query(
        `${OUTDATED} AND e.product_id IN (${some.map(() => '?').join(', ')})`,
        some,
      );
      outdated.push(...idsOf(rows));
    }
    return outdated;
  }

  private async follow(ids: number[]): Promise<void> {
    const marks = ids.map(() => '?').join(', ');
    await this.database.tx(async (em) => {
      await em.query(`${FOLLOW} (${marks})`, [this.clock.now().getTime(), ...ids]);
      this.cache.invalidateRecords(SOLD_COUNTS, ids);
    });
  }
}

function idsOf(rows: { id: number }[]): number[] {
  return rows.map(({ id }) => id);
}
