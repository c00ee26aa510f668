import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Config } from '../config';
import { BullRelay } from './bull-relay';
import { JobRunner } from './job-runner';
import { Outbox } from './outbox';
import type { OutboxJob } from './outbox-job';

/** Polling interval of an idle queue in milliseconds; this process's own jobs are dispatched at once. */
const POLL = 1_000;
const CONCURRENCY = 4;

/**
 * Dispatches due jobs: to Bull if Redis is configured, else to workers in this process. A process without the
 * worker role only relays its own jobs, and without Redis leaves them to the workers' polling.
 */
@Injectable()
export class OutboxDispatcher implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(OutboxDispatcher.name);
  private readonly running = new Set<Promise<void>>();
  private readonly works: boolean;
  private timer: NodeJS.Timeout | undefined;
  private polling: Promise<void> | undefined;
  private hasMore = false;
  private isStuck = false;
  private stopped = true;

  constructor(
    private readonly config: Config,
    private readonly outbox: Outbox,
    private readonly runner: JobRunner,
    private readonly relay: BullRelay,
  ) {
    this.works = config.STOA_ROLES.includes('worker');
  }

  onApplicationBootstrap(): void {
    if (!this.works && !this.relay.configured) return;
    this.stopped = false;
    if (!this.works) return;
    this.relay.process(CONCURRENCY, (job) => this.track(job));
    this.timer = setInterval(() => this.trigger(), POLL);
    this.timer.unref();
  }

  /** Checks for due jobs now; a running check is repeated once. */
  trigger(): void {
    if (this.stopped) return;
    this.hasMore = true;
    this.polling ??= this.poll().finally(() => (this.polling = undefined));
  }

  /**
   * Runs all due jobs and waits for those that this process already runs, for tests and the seed; failed ones
   * wait for their backoff.
   */
  async drain(): Promise<void> {
    let jobs: OutboxJob[];
    do {
      jobs = await this.outbox.claim(CONCURRENCY);
      await Promise.all([...this.running, ...jobs.map((job) => this.runner.run(job))]);
    } while (jobs.length > 0 || this.running.size > 0);
  }

  /**
   * Starts nothing new and waits for running jobs, at most for SHUTDOWN_TIMEOUT; unfinished ones are due
   * again after their lease.
   */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.polling;
    let timeout: NodeJS.Timeout | undefined;
    const limit = new Promise<void>((resolve) => {
      timeout = setTimeout(resolve, this.config.SHUTDOWN_TIMEOUT * 1000);
    });
    await Promise.race([Promise.all([...this.running, this.relay.close()]), limit]);
    clearTimeout(timeout);
  }

  private async poll(): Promise<void> {
    // Leaves the caller's stack first, which may still be inside its commit.
    await new Promise((resolve) => setImmediate(resolve));
    try {
      while (this.hasMore && !this.stopped) {
        this.hasMore = false;
        await this.fill();
      }
      this.isStuck = false;
    } catch (error) {
      // Logged once, not with every poll while the database is down or its disk is full.
      if (!this.isStuck) this.logger.warn({ err: error }, 'the queue could not be read');
      this.isStuck = true;
    }
  }

  private async fill(): Promise<void> {
    const room = CONCURRENCY - this.running.size;
    if (room <= 0) return;
    const jobs = await this.outbox.claim(room);
    // A full batch means that more may be due; otherwise each finished job checks again.
    if (jobs.length === room) this.hasMore = true;
    for (const job of jobs) await this.dispatch(job);
  }

  private async dispatch(job: OutboxJob): Promise<void> {
    if (await this.relay.send(job)) return;
    if (this.works && !this.stopped) void this.track(job);
    else await this.outbox.release(job);
  }

  private track(job: OutboxJob): Promise<void> {
    const run = this.runner.run(job).finally(() => {
      this.running.delete(run);
      this.trigger();
    });
    this.running.add(run);
    return run;
  }
}
