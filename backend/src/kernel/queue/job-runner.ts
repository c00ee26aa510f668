import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../database';
import type { Worker } from './job';
import { LEASE, Outbox } from './outbox';
import type { OutboxJob } from './outbox-job';
import { WorkerRegistry } from './worker-registry';

/** Milliseconds until the second attempt to delete a completed job; doubles. */
const FIRST_PAUSE = 200;

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
      await this.completeFinished(job);
    } finally {
      clearInterval(heartbeat);
    }
  }

  /**
   * What is done, such as an e-mail that was sent, is not repeated because the database is away for a moment: tries to
   * delete the row until the lease ends, after which another worker repeats the job.
   */
  private async completeFinished(job: OutboxJob): Promise<void> {
    const end = performance.now() + LEASE;
    for (let pause = FIRST_PAUSE; ; pause *= 2) {
      try {
        await this.outbox.complete(job);
        return;
      } catch (error) {
        const facts = { err: error, job: job.name, id: job.id };
        if (performance.now() + pause > end) {
          this.logger.error(facts, 'a job is done but could not be deleted, and will be repeated');
          return;
        }
        this.logger.warn(facts, 'a job is done but could not be deleted yet');
        await new Promise((resolve) => setTimeout(resolve, pause).unref());
      }
    }
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
