import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../clock';
import { Database } from '../database';
import type { Job } from './job';
import { OutboxJob } from './outbox-job';
import { Pump } from './pump';

export interface EnqueueOptions {
  /** Milliseconds until it may run. */
  delay?: number;
  /** While a row with this key waits, asking again changes nothing. */
  key?: string;
}

/** One row to enqueue. */
export interface Request extends EnqueueOptions {
  name: string;
  payload: object;
}

/** How the queue stands, for the metrics and the back office. */
export interface QueueCounts {
  waiting: number;
  dead: number;
}

/** Asks for background work inside the caller's transaction: rolled back with it, begun right after its commit. */
@Injectable()
export class JobQueue {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly pump: Pump,
  ) {}

  enqueue<T extends object>(job: Job<T>, payload: T, options: EnqueueOptions = {}): Promise<void> {
    return this.enqueueAll([{ name: job.name, payload, ...options }]);
  }

  /** Several rows with one statement (two when some carry a key). */
  async enqueueAll(requests: readonly Request[]): Promise<void> {
    if (requests.length === 0) return;
    const now = this.clock.now();
    const rows = requests.map((request) => this.row(request, now));
    await this.database.tx(async (em) => {
      await this.insert(
        em,
        rows.filter((row) => row.job_key === null),
      );
      await this.insert(
        em,
        rows.filter((row) => row.job_key !== null),
      );
      this.database.afterCommit(() => this.pump.nudge());
    });
  }

  async counts(): Promise<QueueCounts> {
    const [waiting, dead] = await Promise.all([
      this.database.em.countBy(OutboxJob, { state: 'waiting' }),
      this.database.em.countBy(OutboxJob, { state: 'dead' }),
    ]);
    return { waiting, dead };
  }

  private row({ name, payload, delay = 0, key }: Request, now: Date): Partial<OutboxJob> {
    return {
      name,
      payload,
      job_key: key === undefined ? null : `${name}:${key}`,
      state: 'waiting',
      attempts: 0,
      run_at: new Date(now.getTime() + delay),
      claim: null,
      last_error: null,
      created_at: now,
    };
  }

  private async insert(em: EntityManager, rows: Partial<OutboxJob>[]): Promise<void> {
    if (rows.length === 0) return;
    const statement = em
      .createQueryBuilder()
      .insert()
      .into(OutboxJob)
      .values(rows as object[])
      .updateEntity(false);
    // Writing the key onto itself leaves the waiting row as it is, without hiding other errors as INSERT IGNORE would.
    await (rows[0]?.job_key ? statement.orUpdate(['job_key'], ['job_key']) : statement).execute();
  }
}
