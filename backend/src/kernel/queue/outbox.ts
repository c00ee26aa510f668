import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Clock } from '../clock';
import { Database } from '../database';
import { OutboxJob } from './outbox-job';

/** Milliseconds for which a claim holds; a running job prolongs it, so only a dead process lets it end. */
export const LEASE = 60_000;

/** Milliseconds of pause after the first failure; doubles up to an hour, with some chance against herds. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 3_600_000;
const ERROR_LENGTH = 2_000;

/** The pause in milliseconds after so many attempts have failed. */
export function pauseAfter(attempts: number, chance: number = Math.random()): number {
  const pause = Math.min(FIRST_PAUSE * 2 ** (attempts - 1), LONGEST_PAUSE);
  return Math.round(pause * (0.75 + chance / 2));
}

/** Reads and changes outbox rows; every change is conditional on the claim, so a node that lost its lease changes nothing. */
@Injectable()
export class Outbox {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Takes up to `limit` due rows for a lease. The look-up comes first, so an idle queue costs one indexed read. */
  async claim(limit: number): Promise<OutboxJob[]> {
    const now = this.clock.now();
    const due = await this.database.em
      .createQueryBuilder(OutboxJob, 'job')
      .select('job.id', 'id')
      .where('job.state = :state AND job.run_at <= :now', { state: 'waiting', now })
      .orderBy('job.run_at')
      .addOrderBy('job.id')
      .limit(limit)
      .getRawMany<{ id: number }>();
    if (due.length === 0) return [];
    const claim = randomUUID();
    return this.database.tx(async (em) => {
      await em
        .createQueryBuilder()
        .update(OutboxJob)
        .set({ claim, run_at: this.leaseEnd(), attempts: () => 'attempts + 1', job_key: null })
        .where('id IN (:...ids) AND state = :state AND run_at <= :now', {
          ids: due.map((row) => row.id),
          state: 'waiting',
          now,
        })
        .execute();
      return em.find(OutboxJob, { where: { claim }, order: { id: 'ASC' } });
    });
  }

  /** The row if this claim still holds it; asked of the writer, as a replica may not have it yet. */
  held(id: number, claim: string): Promise<OutboxJob | null> {
    return this.database.tx((em) => em.findOneBy(OutboxJob, { id, claim }));
  }

  /** Keeps a row for another lease while its job is running. */
  prolong(job: OutboxJob): Promise<boolean> {
    return this.change(job, { run_at: this.leaseEnd() });
  }

  /** Gives a row back untouched, as when this process stops before it began. */
  release(job: OutboxJob): Promise<boolean> {
    return this.change(job, { claim: null, run_at: this.clock.now(), attempts: () => 'attempts - 1' });
  }

  /** Removes a row whose work is done; false when the claim was lost, and then a transactional worker must not act. */
  async finish(job: OutboxJob): Promise<boolean> {
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

  /** Plans the next attempt, or declares the row dead after the last one. */
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
