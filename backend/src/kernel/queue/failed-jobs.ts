import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FindOptionsWhere } from 'typeorm';
import { Clock } from '../clock';
import { Database } from '../database';
import { OutboxJob } from './outbox-job';
import { Pump } from './pump';

/** A job that has used up its attempts, without its payload: that may hold addresses and links that sign people in. */
export interface FailedJob {
  id: number;
  name: string;
  /** Attempts begun. */
  attempts: number;
  failed_at: Date;
  /** What the last attempt threw, with its stack. */
  error: string;
}

/** Jobs that failed for good and stay until an operator sends them again or discards them; the same table behind either driver. */
@Injectable()
export class FailedJobs {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly pump: Pump,
  ) {}

  /** A page of them, the newest failure first, and how many there are in all. */
  async list(from: number, limit: number): Promise<{ jobs: FailedJob[]; total: number }> {
    const [rows, total] = await this.database.em.findAndCount(OutboxJob, {
      select: { id: true, name: true, attempts: true, run_at: true, last_error: true },
      where: { state: 'dead' },
      order: { run_at: 'DESC', id: 'DESC' },
      ...{ skip: from, take: limit },
    });
    const jobs = rows.map(({ id, name, attempts, run_at, last_error }) => ({
      ...{ id, name, attempts },
      failed_at: run_at,
      error: last_error ?? '',
    }));
    return { jobs, total };
  }

  /** Gives one of them, or all, every attempt again; answers those that this call has sent, so two operators never both do. */
  async retry(id?: number): Promise<Pick<FailedJob, 'id' | 'name'>[]> {
    const claim = randomUUID();
    const where: FindOptionsWhere<OutboxJob> = { state: 'dead', ...(id !== undefined && { id }) };
    return this.database.tx(async (em) => {
      // The claim tells which rows were this call's; the queue replaces it when it takes them.
      await em.update(OutboxJob, where, {
        ...{ state: 'waiting', attempts: 0, claim },
        run_at: this.clock.now(),
      });
      this.database.afterCommit(() => this.pump.nudge());
      return em.find(OutboxJob, { select: { id: true, name: true }, where: { claim }, order: { id: 'ASC' } });
    });
  }

  /** Removes one of them for good; answers its name, or null when there is none of that id. */
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
