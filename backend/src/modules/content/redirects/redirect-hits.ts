import type { BeforeApplicationShutdown } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { Redirect } from './redirect.entity';

/** Milliseconds between two writes: a burst of visitors must not be a burst of updates. */
const INTERVAL = 5_000;

/** Counts the uses of redirects in memory and stores them in batches; a crash loses the last seconds. */
@Injectable()
export class RedirectHits implements BeforeApplicationShutdown {
  private counts = new Map<number, number>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  count(id: number): void {
    this.counts.set(id, (this.counts.get(id) ?? 0) + 1);
    this.timer ??= setTimeout(() => void this.store().catch(() => undefined), INTERVAL).unref();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.store();
  }

  /** Writes what has been counted; if that fails, it is kept for the next time. */
  async store(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const counts = this.counts;
    if (counts.size === 0) return;
    this.counts = new Map();
    const last_used_at = this.clock.now();
    try {
      await this.database.tx(async (em) => {
        // In order of the ids: two processes that store at once would otherwise lock each other.
        for (const [id, hits] of [...counts].sort(([a], [b]) => a - b))
          await em.update(Redirect, { id }, { hits: () => `hits + ${hits}`, last_used_at });
      });
    } catch (error) {
      for (const [id, hits] of counts) this.counts.set(id, (this.counts.get(id) ?? 0) + hits);
      throw error;
    }
  }
}
