import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import { Database, lockNamed } from '../../kernel/database';
import { LedgerDayTotal } from './ledger-day-total.entity';
import { LedgerTotals } from './ledger-totals';
import { ClosedPeriods } from './periods/closed-periods';
import type { PostingLine } from './posting';

/** Lock of everything that changes or closes days that are over. */
export const DAYS_LOCK = 'ledger.days';

/** Admits postings to days that are over but not closed, and keeps their totals right. */
@Injectable()
export class EarlierDays {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly totals: LedgerTotals,
    private readonly periods: ClosedPeriods,
  ) {}

  /** Runs in the posting's transaction. @throws Failure 409 `period_closed` */
  async admit(day: string, lines: readonly Required<PostingLine>[]): Promise<void> {
    await lockNamed(this.database.em, DAYS_LOCK, this.clock.now());
    await this.periods.refuseClosed(day);
    const finished = await this.totals.lastFinishedDay();
    if (finished !== null && day <= finished) for (const line of lines) await this.add(day, line);
  }

  private async add(day: string, { account, owner, currency, amount }: Required<PostingLine>): Promise<void> {
    const { em } = this.database;
    const key = { day, account, owner: String(owner), currency };
    const [debit, credit] = amount > 0 ? [amount, 0] : [0, -amount];
    const { affected } = await em
      .createQueryBuilder()
      .update(LedgerDayTotal)
      .set({ debit: () => 'debit + :debit', credit: () => 'credit + :credit', entries: () => 'entries + 1' })
      .where('day = :day AND account = :account AND owner = :owner AND currency = :currency')
      .setParameters({ ...key, debit, credit })
      .execute();
    if (!affected) await em.insert(LedgerDayTotal, { ...key, debit, credit, entries: 1 });
  }
}
