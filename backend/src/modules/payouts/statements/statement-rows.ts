import { Injectable } from '@nestjs/common';
import type { LedgerAccount, LedgerEvent, StatementAmounts, StatementBalance } from '@stoa/contracts';
import { In } from 'typeorm';
import { Database } from '../../../kernel/database';
import { sum } from '../../../kernel/money';
import { LedgerEntry } from '../../ledger';

/** Accounts in which the platform owes a vendor. */
export const VENDOR_ACCOUNTS = ['vendor_pending', 'vendor_available', 'vendor_held'] as const;

/** Others' shares of an event, by the column that shows them. */
const PARTS: Partial<Record<LedgerAccount, 'commission' | 'fees' | 'tax' | 'discounts'>> = {
  commission: 'commission',
  payment_fees: 'fees',
  payout_fees: 'fees',
  tax_payable: 'tax',
  platform_discounts: 'discounts',
};
const NOTHING = { commission: 0, fees: 0, tax: 0, discounts: 0 };
const BATCH_SIZE = 500;

/** Whose statement, and for which days. */
export interface StatementPeriod {
  vendor_id: number;
  currency: string;
  from: string;
  to: string;
}

/** An event with its effect on each account. */
export interface StatementEvent extends StatementAmounts, Omit<StatementBalance, 'total'> {
  id: number;
  day: string;
  type: LedgerEvent;
  reference: string;
  /** The operator's reason; null for events that speak for themselves. */
  memo: string | null;
}

/** Reads the events of a vendor's accounts, each with the shares that others had of it. */
@Injectable()
export class StatementRows {
  constructor(private readonly database: Database) {}

  /** All events of the period by day, as the balances of days are; read in chunks. */
  async *read(period: StatementPeriod): AsyncGenerator<StatementEvent> {
    let last: Pick<StatementEvent, 'day' | 'id'> = { day: period.from, id: 0 };
    for (;;) {
      const rows = await this.chunk(period, last);
      yield* rows;
      last = rows.at(-1) ?? last;
      if (rows.length < BATCH_SIZE) return;
    }
  }

  private async chunk(
    { vendor_id, currency, to }: StatementPeriod,
    { day, id }: Pick<StatementEvent, 'day' | 'id'>,
  ): Promise<StatementEvent[]> {
    const rows = await this.database.em
      .createQueryBuilder(LedgerEntry, 'e')
      .select([
        'MIN(e.id) AS id',
        'e.event AS event',
        'e.day AS day',
        'e.type AS type',
        'e.reference AS reference',
        'MAX(e.memo) AS memo',
      ])
      .addSelect(sumOf('vendor_pending'), 'pending')
      .addSelect(sumOf('vendor_available'), 'available')
      .addSelect(sumOf('vendor_held'), 'held')
      .where({ account: In([...VENDOR_ACCOUNTS]), owner: String(vendor_id), currency })
      .andWhere('e.day BETWEEN :day AND :to', { day, to })
      .groupBy('e.event')
      .addGroupBy('e.day')
      .addGroupBy('e.type')
      .addGroupBy('e.reference')
      // By event, not by entry: the last event may have further entries.
      .having('e.day > :day OR MIN(e.id) > :id', { day, id })
      .orderBy('e.day', 'ASC')
      .addOrderBy('MIN(e.id)', 'ASC')
      .limit(BATCH_SIZE)
      .getRawMany<Record<string, string | number | null>>();
    const parts = await this.parts(
      rows.map(({ event }) => String(event)),
      currency,
    );
    return rows.map((row) => eventOf(row, parts.get(String(row.event)) ?? NOTHING));
  }

  /** What others than the vendor gave or took, by event. */
  private async parts(events: string[], currency: string): Promise<Map<string, typeof NOTHING>> {
    if (events.length === 0) return new Map();
    // Not by account, too: SQLite would then read all entries of those accounts instead of the events' own.
    const where = { event: In(events), currency };
    const select = { id: true, event: true, account: true, amount: true } as const;
    const partsByReference = new Map<string, typeof NOTHING>();
    for (const { event, account, amount } of await this.database.em.find(LedgerEntry, { where, select })) {
      const before = partsByReference.get(event) ?? NOTHING;
      const part = PARTS[account];
      if (part) partsByReference.set(event, { ...before, [part]: sum([before[part], amount]) });
    }
    return partsByReference;
  }
}

/** A vendor's side of an account: credits are positive. */
const sumOf = (account: LedgerAccount): string =>
  `SUM(CASE WHEN e.account = '${account}' THEN -e.amount ELSE 0 END)`;

function eventOf(row: Record<string, string | number | null>, parts: typeof NOTHING): StatementEvent {
  const [pending, available, held] = [Number(row.pending), Number(row.available), Number(row.held)];
  const amount = sum([pending, available, held]);
  const { commission, fees, tax, discounts } = parts;
  return {
    id: Number(row.id),
    day: String(row.day),
    type: row.type as LedgerEvent,
    reference: String(row.reference),
    memo: row.memo === null ? null : String(row.memo),
    pending,
    available,
    held,
    ...parts,
    amount,
    gross: sum([amount, -commission, -fees, -tax, -discounts]),
  };
}
