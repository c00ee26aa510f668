import { Injectable, type StreamableFile } from '@nestjs/common';
import { LEDGER_ACCOUNTS, type LedgerAccount } from '@stoa/contracts';
import { Database } from '../../../kernel/database';
import { exportCsv } from '../../../kernel/export';
import { Currencies } from '../../localisation';
import { LedgerTotals } from '../ledger-totals';
import { AccountNames } from './account-names';
import { requirePeriod, type JournalPeriodInput } from './accounting.inputs';
import { decimal } from './decimal';

const COLUMNS = [
  'month',
  'account_number',
  'account_name',
  'account',
  'kind',
  'currency',
  'debit',
  'credit',
  'balance',
] as const;

/** Finished days from their totals, later ones from the entries. */
const SUMS = `SELECT month, account, currency, SUM(debit) AS debit, SUM(credit) AS credit FROM (
    SELECT SUBSTR(day, 1, 7) AS month, account, currency, debit, credit FROM ledger_day_totals
    WHERE day >= ? AND day <= ?
    UNION ALL SELECT SUBSTR(day, 1, 7), account, currency, CASE WHEN amount > 0 THEN amount ELSE 0 END,
      CASE WHEN amount < 0 THEN -amount ELSE 0 END
    FROM ledger_entries WHERE day >= ? AND day <= ? AND day > ?
  ) t GROUP BY month, account, currency ORDER BY month, currency, account`;

interface MonthSum {
  month: string;
  account: LedgerAccount;
  currency: string;
  debit: number | string;
  credit: number | string;
}

/** Exports the sums of each account by month for the accountants. */
@Injectable()
export class ExportAccountTotals {
  constructor(
    private readonly database: Database,
    private readonly totals: LedgerTotals,
    private readonly currencies: Currencies,
    private readonly accounts: AccountNames,
  ) {}

  /** @throws Failure 422 on the period */
  execute(period: JournalPeriodInput): StreamableFile {
    requirePeriod(period);
    const name = `account-totals-${period.from}-${period.to}`;
    return exportCsv(name, { columns: COLUMNS, rows: this.rows(period) });
  }

  private async *rows({ from, to }: JournalPeriodInput): AsyncGenerator<Record<string, unknown>> {
    const columnsOf = await this.accounts.reader();
    const finished = (await this.totals.lastFinishedDay()) ?? '';
    const sums = await this.database.em.query<MonthSum[]>(SUMS, [from, to, from, to, finished]);
    for (const { month, account, currency, ...sides } of sums) {
      const [debit, credit] = [Number(sides.debit), Number(sides.credit)];
      const { exponent } = this.currencies.named(currency);
      yield {
        month,
        ...columnsOf(account),
        kind: LEDGER_ACCOUNTS[account].kind,
        currency,
        debit: decimal(debit, exponent),
        credit: decimal(credit, exponent),
        balance: decimal(debit - credit, exponent),
      };
    }
  }
}
