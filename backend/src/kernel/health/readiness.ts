import { Injectable, Logger } from '@nestjs/common';
import { Redis } from '../redis';
import { DatabaseProbe } from './database-probe';
import { Watchdog } from './watchdog';

export type PartState = 'up' | 'down';

/** Whether this process should get traffic, and which parts are down. */
export interface Report {
  ready: boolean;
  draining: boolean;
  parts: Record<string, PartState>;
}

/** Readiness of this process: its database is writable, its indexes are loaded and it is not shutting down. */
@Injectable()
export class Readiness {
  private readonly logger = new Logger(Readiness.name);
  private readonly awaited = new Set<string>();
  private draining = false;

  constructor(
    private readonly probe: DatabaseProbe,
    private readonly redis: Redis,
    private readonly watchdog: Watchdog,
  ) {}

  /** From now on load balancers send requests elsewhere. */
  drain(): void {
    this.draining = true;
  }

  /**
   * Until the work has ended, load balancers send requests to other processes. What fails is logged and left to the first
   * request that needs it.
   */
  waitFor(part: string, work: Promise<unknown>): void {
    this.awaited.add(part);
    void work.catch((error: unknown) => this.logger.error(error)).finally(() => this.awaited.delete(part));
  }

  get isDraining(): boolean {
    return this.draining;
  }

  /**
   * Redis is reported but not required, since the shop works without it. Nor is free disk
   * space: while the watchdog refuses writes, reads should still get traffic.
   */
  async report(): Promise<Report> {
    const [database, redis] = await Promise.all([
      this.probe.answers(),
      this.redis.configured ? this.redis.answers() : null,
    ]);
    const parts: Record<string, PartState> = {
      database: stateOf(database),
      disk: stateOf(!this.watchdog.refuses),
    };
    if (redis !== null) parts.redis = stateOf(redis);
    for (const part of this.awaited) parts[part] = 'down';
    return { ready: database && this.awaited.size === 0 && !this.draining, draining: this.draining, parts };
  }
}

const stateOf = (answered: boolean): PartState => (answered ? 'up' : 'down');
