import type { BeforeApplicationShutdown } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { VersionedCache } from '../../../kernel/cache';
import { Clock } from '../../../kernel/clock';
import { Database, placeholders } from '../../../kernel/database';
import { defineJob, Every } from '../../../kernel/queue';
import { RecentSales } from '../../inventory';
import { SOLD_COUNTS } from './versions';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Milliseconds in which sales are collected. */
const COLLECTED_FOR = 500;
/** Products per statement. */
const BATCH_SIZE = 500;

const followSoldCounts = defineJob('search.follow_sold_counts');

const OUTDATED = `SELECT e.product_id AS id FROM shop_entries e JOIN products p ON p.id = e.product_id
  WHERE e.sold_count <> p.sold_count`;
const FOLLOW = `UPDATE shop_entries SET changed_ms = ?,
  sold_count = (SELECT p.sold_count FROM products p WHERE p.id = shop_entries.product_id) WHERE product_id IN`;

/**
 * Copies the sold counts of products to the shop's index after the transactions of their orders: they only order
 * lists by popularity, and orders of a hot product do not wait for its row (ADR 86).
 */
@Injectable()
export class FollowSoldCounts implements BeforeApplicationShutdown {
  /** When this process last compared; null before. */
  private comparedAt: Date | null = null;
  private readonly pending = new Set<number>();
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly sales: RecentSales,
    private readonly cache: VersionedCache,
  ) {}

  /** Copies the counts of these products within a second. */
  followSoon(ids: Iterable<number>): void {
    for (const id of ids) this.pending.add(id);
    // What fails here is done by the job.
    this.timer ??= setTimeout(() => void this.followPending().catch(() => undefined), COLLECTED_FOR).unref();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.followPending().catch(() => undefined);
  }

  private async followPending(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const ids = [...this.pending];
    this.pending.clear();
    await this.followAll(ids);
  }

  private async followAll(ids: readonly number[]): Promise<void> {
    for (let from = 0; from < ids.length; from += BATCH_SIZE)
      await this.follow(ids.slice(from, from + BATCH_SIZE));
  }

  /** Once a minute, what a process that was killed has left behind. */
  @Every(followSoldCounts, MINUTE)
  async execute(): Promise<void> {
    const now = this.clock.now();
    await this.followAll(await this.findOutdated());
    this.comparedAt = now;
  }

  /** All products at first; then those with sales since, and an hour before, whose transactions have ended by now. */
  private async findOutdated(): Promise<number[]> {
    const { em } = this.database;
    if (!this.comparedAt) return idsOf(await em.query(OUTDATED));
    const sold = await this.sales.soldSince(new Date(this.comparedAt.getTime() - HOUR));
    const outdated: number[] = [];
    for (let from = 0; from < sold.length; from += BATCH_SIZE) {
      const some = sold.slice(from, from + BATCH_SIZE);
      const rows = await em.query(`${OUTDATED} AND e.product_id IN (${placeholders(some)})`, some);
      outdated.push(...idsOf(rows));
    }
    return outdated;
  }

  private async follow(ids: readonly number[]): Promise<void> {
    const marks = placeholders(ids);
    await this.database.tx(async (em) => {
      await em.query(`${FOLLOW} (${marks})`, [this.clock.now().getTime(), ...ids]);
      this.cache.invalidateRecords(SOLD_COUNTS, ids);
    });
  }
}

function idsOf(rows: { id: number }[]): number[] {
  return rows.map(({ id }) => id);
}
