import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Redis } from '../../redis';

/** Maximum number of counters of one process without Redis; the least recently used are dropped first. */
const MAX_COUNTERS = 50_000;

/** Number of events in the current window, and the milliseconds until it ends. */
export interface WindowCount {
  count: number;
  left: number;
}

/** Counts across all nodes in Redis, or in this process alone without Redis. */
@Injectable()
export class LimitCounters {
  private readonly own = new LRUCache<string, { count: number; until: number }>({ max: MAX_COUNTERS });

  constructor(private readonly redis: Redis) {}

  /** Increments the counter of `what`; the first event opens a window of this many seconds. */
  async count(what: string, seconds: number): Promise<WindowCount> {
    // Hashed: user input is neither a valid key nor to be readable there.
    const key = `stoa:limit:${createHash('sha256').update(what).digest('base64url')}`;
    const shared = await this.countInRedis(key, seconds).catch(() => null);
    return shared ?? this.countHere(key, seconds);
  }

  /** In one transaction, so that every key has an expiry; null without Redis. */
  private async countInRedis(key: string, seconds: number): Promise<WindowCount | null> {
    const opened = this.redis
      .commands()
      ?.multi()
      .set(key, 0, 'PX', Math.ceil(seconds * 1000), 'NX');
    const [, counted, lasting] = (await opened?.incr(key).pttl(key).exec()) ?? [];
    if (!counted || !lasting || counted[0] || lasting[0]) return null;
    return { count: Number(counted[1]), left: Number(lasting[1]) };
  }

  private countHere(key: string, seconds: number): WindowCount {
    const now = Date.now();
    const counter = this.own.get(key);
    const open = counter && counter.until > now ? counter : { count: 0, until: now + seconds * 1000 };
    open.count++;
    this.own.set(key, open, { ttl: open.until - now });
    return { count: open.count, left: open.until - now };
  }
}
