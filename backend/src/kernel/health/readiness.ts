import { Injectable } from '@nestjs/common';
import { Database } from '../database';
import { Redis } from '../redis';

/** Milliseconds that a part may take to answer before it counts as away. */
const PATIENCE = 2_000;

export type PartState = 'up' | 'down';

/** Whether this process should get traffic, and what stands in the way. */
export interface Report {
  ready: boolean;
  draining: boolean;
  parts: Record<string, PartState>;
}

/** Knows whether the process can serve: its database answers and it is not stopping. */
@Injectable()
export class Readiness {
  private draining = false;

  constructor(
    private readonly database: Database,
    private readonly redis: Redis,
  ) {}

  /** From now on balancers are told to send requests elsewhere. */
  drain(): void {
    this.draining = true;
  }

  get isDraining(): boolean {
    return this.draining;
  }

  /** Redis is reported but not required, since the shop goes on without it (reliability §3). */
  async report(): Promise<Report> {
    const [database, redis] = await Promise.all([
      inTime(this.database.em.query('SELECT 1')),
      this.redis.configured ? this.redis.answers() : null,
    ]);
    const parts: Record<string, PartState> = { database: stateOf(database) };
    if (redis !== null) parts.redis = stateOf(redis);
    return { ready: database && !this.draining, draining: this.draining, parts };
  }
}

const stateOf = (answered: boolean): PartState => (answered ? 'up' : 'down');

async function inTime(work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE);
  });
  const done = work.then(
    () => true,
    () => false,
  );
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}
