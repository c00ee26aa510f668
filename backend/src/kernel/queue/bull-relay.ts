import { Injectable, Logger } from '@nestjs/common';
import type { Job as BullJob, Queue } from 'bull';
import { Redis } from '../redis';
import { Outbox } from './outbox';
import type { OutboxJob } from './outbox-job';

/** Milliseconds that a hand-over may take before the row is worked on here instead. */
const PATIENCE = 500;

/** The connections that a queue of Bull has. */
const CLIENTS = ['client', 'subscriber', 'bclient'] as const;

interface Ticket {
  id: number;
  claim: string;
}

/** Hands claimed rows to Bull, which spreads them over all workers; Redis carries only the row's id, never its truth. */
@Injectable()
export class BullRelay {
  private readonly logger = new Logger(BullRelay.name);
  private opened: Queue<Ticket> | undefined;

  constructor(
    private readonly redis: Redis,
    private readonly outbox: Outbox,
  ) {}

  get configured(): boolean {
    return this.redis.configured;
  }

  /** True when Bull has the row; false without Redis or while it is away. */
  async send(job: OutboxJob): Promise<boolean> {
    if (!this.configured || job.claim === null || this.redis.commands()?.status !== 'ready') return false;
    const ticket: Ticket = { id: job.id, claim: job.claim };
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), PATIENCE);
    });
    const added = this.queue()
      .add(ticket, { jobId: `${ticket.claim}-${ticket.id}`, removeOnComplete: true, removeOnFail: true })
      .then(
        () => true,
        () => false,
      );
    // Should a late hand-over arrive after all, the claim lets only one of the two runs count.
    return Promise.race([added, late]).finally(() => clearTimeout(timer));
  }

  /** Runs rows that arrive through Bull and that their claim still holds. */
  process(concurrency: number, run: (job: OutboxJob) => Promise<void>): void {
    if (!this.configured) return;
    this.queue()
      .process(concurrency, async ({ data }: BullJob<Ticket>) => {
        const job = await this.outbox.held(data.id, data.claim);
        if (job && (await this.outbox.prolong(job))) await run(job);
      })
      .catch((error: unknown) => this.logger.warn({ err: error }, 'Bull does not deliver'));
  }

  /** Stops taking rows; with Redis away there is nothing to stop and the connections are cut instead. */
  async close(): Promise<void> {
    await this.redis.settled();
    if (this.redis.commands()?.status !== 'ready') return;
    await this.opened
      ?.close()
      .catch((error: unknown) => this.logger.warn({ err: error }, 'Bull did not close'));
  }

  private queue(): Queue<Ticket> {
    if (this.opened) return this.opened;
    // Loaded here so that a shop without Redis never pays for the library.
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- synchronous and only when configured
    const Bull = require('bull') as typeof import('bull');
    // All at once, because one that Bull opened while it is being closed would be cut in the middle.
    const clients = new Map(CLIENTS.map((type) => [type, this.redis.dedicated(`queue ${type}`)]));
    this.opened = new Bull<Ticket>('stoa-jobs', {
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
