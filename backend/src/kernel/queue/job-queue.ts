import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../clock';
import { Database, insertMany } from '../database';
import type { Job } from './job';
import { OutboxJob } from './outbox-job';
import { OutboxDispatcher } from './outbox-dispatcher';

/** The last day that MariaDB stores, in milliseconds since 1970. */
const LATEST = Date.UTC(9999, 11, 31);

export interface EnqueueOptions {
  /** Delay in milliseconds. */
  delay?: number;
  /** Deduplication: while a job with this key is waiting, enqueuing is a no-op. */
  key?: string;
}

/** A job to enqueue. */
export interface Request extends EnqueueOptions {
  name: string;
  payload: object;
}

/** A row of the outbox that was not stored yet. */
type QueuedJob = Omit<OutboxJob, 'id'>;

/** Queue counts for the metrics and the back office. */
export interface QueueCounts {
  waiting: number;
  dead: number;
}

/** Enqueues jobs in the caller's transaction: rolled back with it, started right after its commit. */
@Injectable()
export class JobQueue {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly dispatcher: OutboxDispatcher,
  ) {}

  enqueue<T extends object>(job: Job<T>, payload: T, options: EnqueueOptions = {}): Promise<void> {
    return this.enqueueAll([{ name: job.name, payload, ...options }]);
  }

  /** Enqueues several jobs in one statement (two when some have a key). */
  async enqueueAll(requests: readonly Request[]): Promise<void> {
    if (requests.length === 0) return;
    const now = this.clock.now();
    const rows = requests.map((request) => this.row(request, now));
    const keyed = rows.filter(({ job_key }) => job_key !== null);
    await this.database.tx(async (em) => {
      await insertMany(
        em,
        OutboxJob,
        rows.filter(({ job_key }) => job_key === null),
      );
      if (keyed.length > 0) await this.insertOnce(em, keyed);
      this.database.afterCommit(() => this.dispatcher.trigger());
    });
  }

  async counts(): Promise<QueueCounts> {
    const [waiting, dead] = await Promise.all([
      this.database.em.countBy(OutboxJob, { state: 'waiting' }),
      this.database.em.countBy(OutboxJob, { state: 'dead' }),
    ]);
    return { waiting, dead };
  }

  private row({ name, payload, delay = 0, key }: Request, now: Date): QueuedJob {
    return {
      name,
      payload,
      job_key: key === undefined ? null : `${name}:${key}`,
      state: 'waiting',
      attempts: 0,
      run_at: new Date(Math.min(now.getTime() + delay, LATEST)),
      claim: null,
      last_error: null,
      created_at: now,
    };
  }

  private async insertOnce(em: EntityManager, rows: QueuedJob[]): Promise<void> {
    // Updating the key to itself leaves the waiting row unchanged, without hiding other errors as INSERT
    // IGNORE would.
    await em
      .createQueryBuilder()
      .insert()
      .into(OutboxJob)
      .values(rows as object[])
      .updateEntity(false)
      .orUpdate(['job_key'], ['job_key'])
      .execute();
  }
}
