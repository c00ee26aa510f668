import { Injectable, Logger } from '@nestjs/common';
import type { Job as BullJob, Queue } from 'bull';
import { Redis } from '../redis';
import { Outbox } from './outbox';
import type { OutboxJob } from './outbox-job';

/** Milliseconds for the hand-over to Redis, after which the job runs in this process. */
const TIMEOUT = 500;

/** The connections of a Bull queue. */
const CLIENTS = ['client', 'subscriber', 'bclient'] as const;

interface ClaimedJob {
  id: number;
  claim: string;
}

/** Hands claimed jobs to Bull, which distributes them to all workers; Redis only has row id and claim. */
@Injectable()
export class BullRelay {
  private readonly logger = new Logger(BullRelay.name);
  private opened: Queue<ClaimedJob> | undefined;

  constructor(
    private readonly redis: Redis,
    private readonly outbox: Outbox,
  ) {}

  get configured(): boolean {
    return this.redis.configured;
  }

  /** True when Bull accepted the job; false without Redis or while it is down. */
  async send(job: OutboxJob): Promise<boolean> {
    if (!this.configured || job.claim === null || this.redis.commands()?.status !== 'ready') return false;
    const ticket: ClaimedJob = { id: job.id, claim: job.claim };
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), TIMEOUT);
    });
    const added = this.queue()
      .add(ticket, { jobId: `${ticket.claim}-${ticket.id}`, removeOnComplete: true, removeOnFail: true })
      .then(
        () => true,
        () => false,
      );
    // If a late hand-over arrives after all, the claim ensures that only one of the two runs counts.
    return Promise.race([added, late]).finally(() => clearTimeout(timer));
  }

  /** Runs jobs that arrive through Bull and whose claim is still valid. */
  process(concurrency: number, run: (job: OutboxJob) => Promise<void>): void {
    if (!this.configured) return;
    this.queue()
      .process(concurrency, async ({ data }: BullJob<ClaimedJob>) => {
        const job = await this.outbox.findClaimed(data.id, data.claim);
        if (job && (await this.outbox.extendLease(job))) await run(job);
      })
      .catch((error: unknown) => this.logger.warn({ err: error }, 'Bull does not deliver'));
  }

  /** Stops taking jobs; without a ready Redis the connections are simply cut. */
  async close(): Promise<void> {
    await this.redis.settled();
    if (this.redis.commands()?.status !== 'ready') return;
    await this.opened
      ?.close()
      .catch((error: unknown) => this.logger.warn({ err: error }, 'Bull did not close'));
  }

  private queue(): Queue<ClaimedJob> {
    if (this.opened) return this.opened;
    // Loaded lazily, so that a shop without Redis does not load the library.
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- synchronous and only when configured
    const Bull = require('bull') as typeof import('bull');
    // All opened at once, because one that Bull opened during its close would be cut off.
    const clients = new Map(CLIENTS.map((type) => [type, this.redis.dedicated(`queue ${type}`)]));
    this.opened = new Bull<ClaimedJob>('stoa-jobs', {
      createClient: (type) => {
        const client = clients.get(type);
        if (!client) throw new Error('Bull was asked for without REDIS_URL.');
        return client;
      },
    });
    this.opened.on('error', () => undefined);
    return this.opened;
  }
}
