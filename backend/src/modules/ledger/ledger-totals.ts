import { Injectable } from '@nestjs/common';
import type { LedgerAccount } from '@stoa/contracts';
import type { SelectQueryBuilder } from 'typeorm';
import { Database, type EntityClass } from '../../kernel/database';
import { sum } from '../../kernel/money';
import { LedgerDayTotal } from './ledger-day-total.entity';
import { LedgerEntry } from './ledger-entry.entity';

/** Debits and credits of an account; of one owner or of all. */
export interface AccountSum {
  account: LedgerAccount;
  owner: string;
  currency: string;
  debit: number;
  credit: number;
}

/** What to sum; days are inclusive. */
export interface SumQuery {
  account?: LedgerAccount;
  owner?: number | string;
  until?: string;
  /** Whether each owner's sum is wanted, not only each account's. */
  byOwner?: boolean;
}

const ENTRY_SUMS = {
  debit: 'SUM(CASE WHEN t.amount > 0 THEN t.amount ELSE 0 END)',
  credit: 'SUM(CASE WHEN t.amount < 0 THEN -t.amount ELSE 0 END)',
};
const DAY_SUMS = { debit: 'SUM(t.debit)', credit: 'SUM(t.credit)' };

/** Sums accounts: finished days from their totals, later ones from the entries. */
@Injectable()
export class LedgerTotals {
  constructor(private readonly database: Database) {}

  async find(query: SumQuery): Promise<AccountSum[]> {
    const finished = await this.lastFinishedDay();
    const parts = [
      finished ? await this.read(LedgerDayTotal, DAY_SUMS, query, { until: finished }) : [],
      await this.read(LedgerEntry, ENTRY_SUMS, query, { after: finished }),
    ];
    const merged = new Map<string, AccountSum>();
    for (const part of parts.flat()) {
      const key = [part.account, part.owner, part.currency].join('\n');
      const before = merged.get(key);
      const add = (side: 'debit' | 'credit'): number => sum([before?.[side] ?? 0, part[side]]);
      merged.set(key, { ...part, debit: add('debit'), credit: add('credit') });
    }
    return [...merged.values()];
  }

  /** Debits less credits of one owner's account, by currency. */
  async balances(
    account: LedgerAccount,
    owner: number | string,
    until?: string,
  ): Promise<Map<string, number>> {
    const sums = await this.find({ account, owner, until, byOwner: true });
    return new Map(sums.map(({ currency, debit, credit }) => [currency, debit - credit]));
  }

  /** The last day of which totals exist; null at first. */
  async lastFinishedDay(): Promise<string | null> {
    const row = await this.database.em
      .createQueryBuilder(LedgerDayTotal, 't')
      .select('MAX(t.day)', 'day')
      .getRawOne<{ day: string | null }>();
    return row?.day ?? null;
  }

  private async read(
    entity: EntityClass,
    sums: typeof ENTRY_SUMS,
    { account, owner, until, byOwner = false }: SumQuery,
    days: { until?: string; after?: string | null },
  ): Promise<AccountSum[]> {
    const query: SelectQueryBuilder<object> = this.database.em
      .createQueryBuilder(entity, 't')
      .select(['t.account AS account', 't.currency AS currency'])
      .addSelect(byOwner ? 't.owner' : "''", 'owner')
      .addSelect(sums.debit, 'debit')
      .addSelect(sums.credit, 'credit')
      .groupBy('t.account')
      .addGroupBy('t.currency');
    if (byOwner) query.addGroupBy('t.owner');
    if (account) query.andWhere('t.account = :account', { account });
    if (owner !== undefined) query.andWhere('t.owner = :owner', { owner: String(owner) });
    if (until) query.andWhere('t.day <= :until', { until });
    if (days.until) query.andWhere('t.day <= :finished', { finished: days.until });
    if (days.after) query.andWhere('t.day > :after', { after: days.after });
    const rows = await query.getRawMany<Record<keyof AccountSum, string | number>>();
    return rows.map((row) => ({
      account: row.account as LedgerAccount,
      owner: String(row.owner),
      currency: String(row.currency),
      debit: Number(row.debit),
      credit: Number(row.credit),
    }));
  }
}
