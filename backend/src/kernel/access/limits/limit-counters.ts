import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Redis } from '../../redis';

/** Counted things that one process remembers while Redis is away; the least used are forgotten first. */
const REMEMBERED = 50_000;

/** How often something happened in its present window, and the milliseconds that the window still lasts. */
export interface Counted {
  count: number;
  left: number;
}

/** Counts for all nodes in Redis, and for this process alone where there is none or it is away. */
@Injectable()
export class LimitCounters {
  private readonly own = new LRUCache<string, { count: number; until: number }>({ max: REMEMBERED });

  constructor(private readonly redis: Redis) {}

  /** Counts one more of `what`, whose first one opens a window of so many seconds. */
  async count(what: string, seconds: number): Promise<Counted> {
    // Hashed: what people type is no name for a key, and is nobody's business there.
    const key = `stoa:limit:${createHash('sha256').update(what).digest('base64url')}`;
    const shared = await this.countInRedis(key, seconds).catch(() => null);
    return shared ?? this.countHere(key, seconds);
  }

  /** In one transaction, so that no key is left without an end; null without Redis. */
  private async countInRedis(key: string, seconds: number): Promise<Counted | null> {
    const opened = this.redis
      .commands()
      ?.multi()
      .set(key, 0, 'PX', Math.ceil(seconds * 1000), 'NX');
    const [, counted, lasting] = (await opened?.incr(key).pttl(key).exec()) ?? [];
    if (!counted || !lasting || counted[0] || lasting[0]) return null;
    return { count: Number(counted[1]), left: Number(lasting[1]) };
  }

  private countHere(key: string, seconds: number): Counted {
    const now = Date.now();
    const known = this.own.get(key);
    const open = known && known.until > now ? known : { count: 0, until: now + seconds * 1000 };
    open.count++;
    this.own.set(key, open, { ttl: open.until - now });
    return { count: open.count, left: open.until - now };
  }
}
