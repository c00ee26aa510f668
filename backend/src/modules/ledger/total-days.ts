import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import { Database, lockNamed } from '../../kernel/database';
import { defineJob, Every } from '../../kernel/queue';
import { DAYS_LOCK } from './earlier-days';
import { LedgerTotals } from './ledger-totals';
import { ShopDay } from './shop-day';

const totalDays = defineJob<object>('ledger.total-days');
const HOUR = 3_600_000;

/** Writes the totals of finished days, an hour after midnight, when no transaction of that day is still open. */
@Injectable()
export class TotalDays {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly days: ShopDay,
    private readonly totals: LedgerTotals,
  ) {}

  @Every(totalDays, HOUR)
  async execute(): Promise<void> {
    const now = this.clock.now();
    const open = await this.firstOpenDay();
    await this.database.tx(async (em) => {
      await lockNamed(em, DAYS_LOCK, now);
      const after = (await this.totals.lastFinishedDay()) ?? '';
      await em.query(
        `INSERT INTO ledger_day_totals (day, account, owner, currency, debit, credit, entries)
         SELECT day, account, owner, currency, SUM(CASE WHEN amount > 0 THEN amount ELSE 0 END),
           SUM(CASE WHEN amount < 0 THEN -amount ELSE 0 END), COUNT(*)
         FROM ledger_entries WHERE day > ? AND day < ?
         GROUP BY day, account, owner, currency`,
        [after, open],
      );
    });
  }

  /** The first day of which a transaction may still be open. */
  firstOpenDay(): Promise<string> {
    return this.days.dayOf(new Date(this.clock.now().getTime() - HOUR));
  }
}
