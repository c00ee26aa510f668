import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../clock';
import { Database } from '../database';
import { Redis } from '../redis';
import { Watchdog } from './watchdog';
import { WriteProbe } from './write-probe.entity';

/** Timeout of a health check in milliseconds. */
const TIMEOUT = 2_000;

/** Milliseconds for which a probe is reused: the endpoint is public, and each probe waits for the disk. */
const PROBE_AGE = 1_000;

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
  private probe: { at: number; answer: Promise<boolean> } | undefined;

  constructor(
    private readonly database: Database,
    private readonly redis: Redis,
    private readonly watchdog: Watchdog,
    private readonly clock: Clock,
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
      this.answers(),
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

  private answers(): Promise<boolean> {
    const now = performance.now();
    if (!this.probe || now - this.probe.at > PROBE_AGE)
      this.probe = { at: now, answer: inTime(this.watchdog.refuses ? this.read() : this.write()) };
    return this.probe.answer;
  }

  private read(): Promise<unknown> {
    return this.database.em.query('SELECT 1');
  }

  private write(): Promise<unknown> {
    const row = { id: 1, probed_at: this.clock.now() };
    return this.database.tx((em) => em.upsert(WriteProbe, row, ['id']));
  }
}

const stateOf = (answered: boolean): PartState => (answered ? 'up' : 'down');

async function inTime(work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), TIMEOUT);
  });
  const done = work.then(
    () => true,
    () => false,
  );
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}
