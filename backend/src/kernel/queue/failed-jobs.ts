import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FindOptionsWhere } from 'typeorm';
import { Clock } from '../clock';
import { Database } from '../database';
import { OutboxJob } from './outbox-job';
import { OutboxDispatcher } from './outbox-dispatcher';

/** A job that used up its attempts; without its payload, which may contain addresses and sign-in links. */
export interface FailedJob {
  id: number;
  name: string;
  /** Number of attempts begun. */
  attempts: number;
  failed_at: Date;
  /** Error of the last attempt, with its stack. */
  error: string;
}

/** Failed jobs, stored until an operator retries or discards them; the same table behind either driver. */
@Injectable()
export class FailedJobs {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly dispatcher: OutboxDispatcher,
  ) {}

  /** A page of failed jobs, most recent first, and their total number. */
  async list(from: number, limit: number): Promise<{ jobs: FailedJob[]; total: number }> {
    const [rows, total] = await this.database.em.findAndCount(OutboxJob, {
      select: { id: true, name: true, attempts: true, run_at: true, last_error: true },
      where: { state: 'dead' },
      order: { run_at: 'DESC', id: 'DESC' },
      skip: from,
      take: limit,
    });
    const jobs = rows.map(({ id, name, attempts, run_at, last_error }) => ({
      id,
      name,
      attempts,
      failed_at: run_at,
      error: last_error ?? '',
    }));
    return { jobs, total };
  }

  /**
   * Retries one or all with every attempt; returns those that this call took, so that two operators never
   * take the same.
   */
  async retry(id?: number): Promise<Pick<FailedJob, 'id' | 'name'>[]> {
    const claim = randomUUID();
    const where: FindOptionsWhere<OutboxJob> = { state: 'dead', ...(id !== undefined && { id }) };
    return this.database.tx(async (em) => {
      // The claim identifies this call's rows; the queue replaces it when it takes them.
      await em.update(OutboxJob, where, {
        state: 'waiting',
        attempts: 0,
        claim,
        run_at: this.clock.now(),
      });
      this.database.afterCommit(() => this.dispatcher.trigger());
      return em.find(OutboxJob, { select: { id: true, name: true }, where: { claim }, order: { id: 'ASC' } });
    });
  }

  /** Deletes a failed job; returns its name, or null for an unknown id. */
  async discard(id: number): Promise<string | null> {
    return this.database.tx(async (em) => {
      const job = await em.findOne(OutboxJob, {
        select: { id: true, name: true },
        where: { id, state: 'dead' },
      });
      const { affected } = await em.delete(OutboxJob, { id, state: 'dead' });
      return job && affected === 1 ? job.name : null;
    });
  }
}
