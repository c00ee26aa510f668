import { Injectable } from '@nestjs/common';
import type { CustomerDataExport } from '@stoa/contracts';
import { LessThan } from 'typeorm';
import type { Actor } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { Database, isDuplicate } from '../../../kernel/database';
import { JobQueue } from '../../../kernel/queue';
import { DataExport } from './data-export.entity';
import { DataExports } from './data-exports';
import { writeDataExport } from './write-data-export';

/** Milliseconds after which a stuck export may be requested again. */
const TIMEOUT = 3_600_000;

/** Requests an export, which a job writes; one at a time, and a new one replaces the old one. */
@Injectable()
export class RequestDataExport {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly queue: JobQueue,
    private readonly exports: DataExports,
  ) {}

  /** No effect while an export is pending. */
  async execute(actor: Actor, language: string): Promise<CustomerDataExport> {
    await this.begin(actor.id, language).catch((error: unknown) => {
      // A concurrent request has already started an export.
      if (!isDuplicate(error)) throw error;
    });
    return this.exports.state(actor);
  }

  private begin(customer_id: number, language: string): Promise<void> {
    return this.database.tx(async (em) => {
      const now = this.clock.now();
      const stuck = LessThan(new Date(now.getTime() - TIMEOUT));
      if (await em.existsBy(DataExport, { customer_id, state: 'pending' })) {
        if (!(await em.existsBy(DataExport, { customer_id, state: 'pending', updated_at: stuck }))) return;
      }
      await this.exports.discard(customer_id);
      const row = { customer_id, state: 'pending', created_at: now, updated_at: now } as const;
      await em.insert(DataExport, row);
      await this.queue.enqueue(writeDataExport, { customer_id, language });
    });
  }
}
