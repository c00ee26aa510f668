import { Injectable } from '@nestjs/common';
import { In, LessThanOrEqual } from 'typeorm';
import { Database } from '../../../kernel/database';
import type { AccountSum } from '../ledger-totals';
import { LedgerPeriod, LedgerPeriodSum } from './ledger-period.entity';
import { CLOSED_STATES } from './period.process';

/** Reads the sums that were kept when periods were closed. */
@Injectable()
export class PeriodSums {
  constructor(private readonly database: Database) {}

  /** All accounts at the end of a day with which a closed period ends; null for other days. */
  async until(day: string): Promise<Omit<AccountSum, 'owner'>[] | null> {
    const { em } = this.database;
    const where = { state: In([...CLOSED_STATES]), last_day: LessThanOrEqual(day) };
    const periods = await em.find(LedgerPeriod, { where });
    if (!periods.some(({ last_day }) => last_day === day)) return null;
    const rows = await em
      .createQueryBuilder(LedgerPeriodSum, 's')
      .select(['s.account AS account', 's.currency AS currency'])
      .addSelect('SUM(s.debit)', 'debit')
      .addSelect('SUM(s.credit)', 'credit')
      .where({ period_id: In(periods.map(({ id }) => id)) })
      .groupBy('s.account')
      .addGroupBy('s.currency')
      .getRawMany<Record<'account' | 'currency' | 'debit' | 'credit', string>>();
    return rows.map(({ account, currency, debit, credit }) => ({
      account: account as AccountSum['account'],
      currency,
      debit: Number(debit),
      credit: Number(credit),
    }));
  }
}
