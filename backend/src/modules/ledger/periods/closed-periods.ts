import { Injectable } from '@nestjs/common';
import { VersionedCache } from '../../../kernel/cache';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { msg } from '../../../kernel/translation';
import { dayAfter } from '../shop-day';
import { LedgerPeriod } from './ledger-period.entity';
import { CLOSED_STATES } from './period.process';

const VERSION = 'ledger-periods';

/** Knows up to which day the books are closed. */
@Injectable()
export class ClosedPeriods {
  constructor(
    private readonly database: Database,
    private readonly cache: VersionedCache,
  ) {}

  /**
   * The day that an event of today is booked to: today, unless a change of the time zone has moved today into a
   * closed period; then the first open day. Cached, as every posting needs it.
   */
  async openDay(today: string): Promise<string> {
    const last = await this.cache.getOrCompute(VERSION, 'last', async () => ({ day: await this.lastDay() }));
    return last.day === null || today > last.day ? today : dayAfter(last.day);
  }

  /** The last closed day, read anew; null while nothing is closed. */
  async lastDay(): Promise<string | null> {
    const row = await this.database.em
      .createQueryBuilder(LedgerPeriod, 'p')
      .select('MAX(p.last_day)', 'day')
      .where('p.state IN (:...states)', { states: CLOSED_STATES })
      .getRawOne<{ day: string | null }>();
    return row?.day ?? null;
  }

  /** @throws Failure 409 `period_closed` with the last closed day in `details` */
  async refuseClosed(day: string): Promise<void> {
    const closed_until = await this.lastDay();
    if (closed_until === null || day > closed_until) return;
    throw Failure.conflict('period_closed', msg`The books are closed until ${closed_until}.`, {
      closed_until,
    });
  }

  /** Call after a period was closed or reopened. */
  changed(): void {
    this.cache.invalidate(VERSION);
  }
}
