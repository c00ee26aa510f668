import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../database';
import type { Worker } from './job';
import { LEASE, Outbox } from './outbox';
import type { OutboxJob } from './outbox-job';
import { WorkerRegistry } from './worker-registry';

/** Thrown when another claim took over the row; nothing was done and nothing is recorded. */
class ClaimLost extends Error {}

/** Runs a claimed job and records the outcome; never throws. */
@Injectable()
export class JobRunner {
  private readonly logger = new Logger(JobRunner.name);

  constructor(
    private readonly outbox: Outbox,
    private readonly workers: WorkerRegistry,
    private readonly database: Database,
  ) {}

  async run(job: OutboxJob): Promise<void> {
    const worker = this.workers.find(job.name);
    try {
      if (!worker) throw new Error(`No worker is named "${job.name}".`);
      await (worker.transactional ? this.inTransaction(worker, job) : this.outside(worker, job));
    } catch (error) {
      if (!(error instanceof ClaimLost)) await this.record(job, error, worker?.attempts ?? 1);
    }
  }

  /** Deleting the row first means that a second delivery finds nothing; a throw rolls the deletion back. */
  private inTransaction(worker: Worker, job: OutboxJob): Promise<void> {
    return this.database.tx(async () => {
      if (!(await this.outbox.complete(job))) throw new ClaimLost();
      await worker.run(job.payload, { id: job.id, attempt: job.attempts });
    });
  }

  private async outside(worker: Worker, job: OutboxJob): Promise<void> {
    const heartbeat = setInterval(() => void this.outbox.extendLease(job).catch(() => undefined), LEASE / 3);
    heartbeat.unref();
    try {
      await worker.run(job.payload, { id: job.id, attempt: job.attempts });
    } finally {
      clearInterval(heartbeat);
    }
    await this.outbox.complete(job);
  }

  private async record(job: OutboxJob, error: unknown, attempts: number): Promise<void> {
    const dead = job.attempts >= attempts;
    const facts = { err: error, job: job.name, id: job.id, attempt: job.attempts };
    if (dead) this.logger.error(facts, 'job is dead');
    else this.logger.warn(facts, 'job failed and will be tried again');
    // With the database down the lease expires by itself and the job becomes due again.
    await this.outbox.fail(job, error, dead).catch(() => undefined);
  }
}
