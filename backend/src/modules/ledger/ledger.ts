import { Injectable } from '@nestjs/common';
import type { LedgerEvent } from '@stoa/contracts';
import { In } from 'typeorm';
import { Clock } from '../../kernel/clock';
import { asSqlMoment, Database, insertRows } from '../../kernel/database';
import { EarlierDays } from './earlier-days';
import { LedgerBalances } from './ledger-balances';
import { LedgerEntry } from './ledger-entry.entity';
import { requireBalanced, mergedLines, type Posting, type PostingLine } from './posting';
import { ClosedPeriods } from './periods/closed-periods';
import { ShopDay } from './shop-day';

/** The books: double entry, append-only. A mistake is corrected by another posting, never by a change. */
@Injectable()
export class Ledger {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly days: ShopDay,
    private readonly balances: LedgerBalances,
    private readonly periods: ClosedPeriods,
    private readonly earlier: EarlierDays,
  ) {}

  /**
   * Books postings in the caller's transaction, in one insert. A repeated event violates its unique key and rolls
   * the transaction back.
   * @throws Failure 409 `insufficient_funds` if a covered posting would overdraw an account, `period_closed` if the
   * day of a posting is closed
   */
  async post(...postings: readonly Posting[]): Promise<void> {
    const now = this.clock.now();
    const today = await this.periods.openDay(await this.days.dayOf(now));
    const booked = postings.map((posting) => {
      requireBalanced(posting);
      return { ...posting, day: posting.day ?? today, lines: mergedLines(posting.lines) };
    });
    await this.database.tx(async (em) => {
      for (const { day, lines } of booked) if (day < today) await this.earlier.admit(day, lines);
      const moment = asSqlMoment(now);
      await insertRows(
        em,
        'ledger_entries',
        booked.flatMap((posting) => rowsOf(posting, moment)),
      );
      for (const { lines, covered = false } of booked) await this.balances.apply(lines, covered);
    });
  }

  /** As `post`, but does nothing if the event is booked already; false then. */
  async postOnce(posting: Posting): Promise<boolean> {
    return this.database.tx(async () => {
      if (await this.isPosted(posting)) return false;
      await this.post(posting);
      return true;
    });
  }

  /** Whether an event is booked. */
  isPosted({ type, key }: Pick<Posting, 'type' | 'key'>): Promise<boolean> {
    return this.database.em.exists(LedgerEntry, { where: { event: `${type}:${key}` } });
  }

  /** The entries of one type under numbers, oldest first. */
  findByType(type: LedgerEvent, references: readonly string[]): Promise<LedgerEntry[]> {
    const where = { type, reference: In(references) };
    return this.database.em.find(LedgerEntry, { where, order: { id: 'ASC' } });
  }

  /** All entries under a number, oldest first. */
  findByReference(reference: string): Promise<LedgerEntry[]> {
    return this.database.em.find(LedgerEntry, { where: { reference }, order: { id: 'ASC' } });
  }
}

/** The entries of a posting whose lines are merged. */
function rowsOf(
  { type, key, reference, memo = null, day, lines }: Posting & { day: string },
  moment: string,
): Record<string, unknown>[] {
  const fixed = {
    created_at: moment,
    updated_at: moment,
    day,
    type,
    event: `${type}:${key}`,
    reference,
    memo,
  };
  return lines.map((line, position) => ({ ...fixed, position, ...line }));
}

export type { Posting, PostingLine };
