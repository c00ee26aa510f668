import { Injectable, Logger } from '@nestjs/common';
import type { BooksVerification } from '@stoa/contracts';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { EventBus } from '../../../kernel/events';
import { defineJob, Every } from '../../../kernel/queue';
import { brokenInvariants } from './broken-invariants';
import { booksBroken } from './books.events';

const verifyNightly = defineJob<object>('insight.verify-books');
const DAY = 86_400_000;

/** Checks all invariants of the books: on request, and every night, when it alerts the operators. */
@Injectable()
export class VerifyBooks {
  private readonly logger = new Logger(VerifyBooks.name);

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: EventBus,
  ) {}

  async execute(): Promise<BooksVerification> {
    const { em } = this.database;
    const checks = await brokenInvariants((sql) => em.query(sql));
    return {
      checked_at: this.clock.now().toISOString(),
      is_clean: checks.every((one) => one.count === 0),
      checks,
    };
  }

  @Every(verifyNightly, DAY)
  async nightly(): Promise<void> {
    const { checks } = await this.execute();
    const broken = checks.filter(({ count }) => count > 0).map(({ name }) => name);
    if (broken.length === 0) return;
    this.logger.error({ checks: checks.filter(({ count }) => count > 0) }, 'the books break a rule');
    await this.events.publish(booksBroken, { rules: broken });
  }
}
