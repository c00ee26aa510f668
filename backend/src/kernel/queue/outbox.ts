import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Clock } from '../clock';
import { Database } from '../database';
import { OutboxJob } from './outbox-job';

/** Lease of a claim in milliseconds; a running job renews it, so only a crashed process loses it. */
export const LEASE = 60_000;

/** Backoff after the first failure in milliseconds; doubles up to an hour, with jitter. */
const FIRST_PAUSE = 1_000;
const MAX_PAUSE = 3_600_000;
const ERROR_LENGTH = 2_000;

/** The backoff in milliseconds after this many failed attempts. */
export function pauseAfter(attempts: number, chance: number = Math.random()): number {
  const pause = Math.min(FIRST_PAUSE * 2 ** (attempts - 1), MAX_PAUSE);
  return Math.round(pause * (0.75 + chance / 2));
}

/**
 * Reads and updates outbox rows; every update is conditional on the claim, so a node that lost its lease
 * changes nothing.
 */
@Injectable()
export class Outbox {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Claims up to `limit` due jobs for a lease. A SELECT comes first: idle queues cost one indexed read. */
  async claim(limit: number): Promise<OutboxJob[]> {
    const now = this.clock.now();
    const dueJobs = await this.database.em
      .createQueryBuilder(OutboxJob, 'job')
      .select('job.id', 'id')
      .where('job.state = :state AND job.run_at <= :now', { state: 'waiting', now })
      .orderBy('job.run_at')
      .addOrderBy('job.id')
      .limit(limit)
      .getRawMany<{ id: number }>();
    if (dueJobs.length === 0) return [];
    const claim = randomUUID();
    return this.database.tx(async (em) => {
      await em
        .createQueryBuilder()
        .update(OutboxJob)
        .set({ claim, run_at: this.leaseEnd(), attempts: () => 'attempts + 1', job_key: null })
        .where('id IN (:...ids) AND state = :state AND run_at <= :now', {
          ids: dueJobs.map((row) => row.id),
          state: 'waiting',
          now,
        })
        .execute();
      return em.find(OutboxJob, { where: { claim }, order: { id: 'ASC' } });
    });
  }

  /** The row if the claim is still valid; reads from the writer, as a replica may lag. */
  findClaimed(id: number, claim: string): Promise<OutboxJob | null> {
    return this.database.tx((em) => em.findOneBy(OutboxJob, { id, claim }));
  }

  /** Renews the lease of a running job. */
  extendLease(job: OutboxJob): Promise<boolean> {
    return this.change(job, { run_at: this.leaseEnd() });
  }

  /** Releases a claimed job that was not started, as on shutdown. */
  release(job: OutboxJob): Promise<boolean> {
    return this.change(job, { claim: null, run_at: this.clock.now(), attempts: () => 'attempts - 1' });
  }

  /**
   * Deletes a completed job's row; false when the claim was lost: transactional workers must not act then.
   */
  async complete(job: OutboxJob): Promise<boolean> {
    const result = await this.database.tx((em) =>
      em
        .createQueryBuilder()
        .delete()
        .from(OutboxJob)
        .where('id = :id AND claim = :claim', { id: job.id, claim: job.claim })
        .execute(),
    );
    return result.affected === 1;
  }

  /** Schedules the next attempt, or marks the job dead after the last one. */
  fail(job: OutboxJob, error: unknown, dead: boolean): Promise<boolean> {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const pause = dead ? 0 : pauseAfter(job.attempts);
    return this.change(job, {
      claim: null,
      run_at: new Date(this.clock.now().getTime() + pause),
      state: dead ? 'dead' : 'waiting',
      last_error: text.slice(0, ERROR_LENGTH),
    });
  }

  private leaseEnd(): Date {
    return new Date(this.clock.now().getTime() + LEASE);
  }

  private async change(job: OutboxJob, values: Partial<Record<keyof OutboxJob, unknown>>): Promise<boolean> {
    const result = await this.database.tx((em) =>
      em
        .createQueryBuilder()
        .update(OutboxJob)
        .set(values as object)
        .where('id = :id AND claim = :claim', { id: job.id, claim: job.claim })
        .execute(),
    );
    return result.affected === 1;
  }
}
