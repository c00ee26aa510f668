import { Injectable } from '@nestjs/common';
import { LessThanOrEqual } from 'typeorm';
import type { Actor } from '../../../kernel/access';
import { tenantBounds } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { defineJob, Every, JobQueue } from '../../../kernel/queue';
import { refuseSuspended } from '../../../kernel/suspension';
import { Import } from '../import.entity';
import { StockFeed } from './stock-feed.entity';

/** Payload of a feed's run. */
export interface FeedTask {
  feed_id: number;
}

export const RUN_FEED = defineJob<FeedTask>('transfer.stock-feed', { attempts: 3 });
const SCHEDULE = defineJob<object>('transfer.stock-feeds');
const PERIOD = 5 * 60 * 1000;
const HOUR = 60 * 60 * 1000;
const BATCH_SIZE = 200;

/** Starts the feeds that are due, and single ones on demand. */
@Injectable()
export class RunFeeds {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly queue: JobQueue,
  ) {}

  @Every(SCHEDULE, PERIOD)
  async due(): Promise<void> {
    const now = this.clock.now();
    await this.database.tx(async (em) => {
      const where = { status: 'active', next_run_at: LessThanOrEqual(now) };
      const feeds = await em.find(StockFeed, { where, order: { next_run_at: 'ASC' }, take: BATCH_SIZE });
      for (const { id, interval_hours } of feeds) {
        const next_run_at = new Date(now.getTime() + interval_hours * HOUR);
        await em.update(StockFeed, { id }, { next_run_at });
        await this.enqueue(id);
      }
    });
  }

  /**
   * Runs a feed now, also one that its vendor has switched off.
   * @throws Failure 409 `already_begun` while it runs, `suspended_by_operator` for a vendor whose feed an operator switched off
   */
  async now(id: number, actor: Actor): Promise<{ id: number }> {
    const where = { id, ...tenantBounds(actor) };
    const feed = await this.database.em.findOneBy(StockFeed, where);
    if (!feed) throw Failure.notFound('stock feed');
    refuseSuspended(feed, actor);
    if (await this.database.em.existsBy(Import, { feed_id: id, state: 'running' }))
      throw Failure.conflict('already_begun', 'This feed is being read.');
    await this.database.tx(() => this.enqueue(id));
    return { id };
  }

  private async enqueue(feed_id: number): Promise<void> {
    // A feed that is waiting already isn't read twice.
    await this.queue.enqueue(RUN_FEED, { feed_id }, { key: `stock-feed:${feed_id}` });
  }
}
