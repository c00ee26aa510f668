import { Injectable } from '@nestjs/common';
import { LEDGER_ACCOUNT_CODES, LEDGER_ACCOUNTS, type TrialBalance } from '@stoa/contracts';
import { sum } from '../../kernel/money';
import { LedgerTotals } from './ledger-totals';
import { ClosedPeriods } from './periods/closed-periods';
import { PeriodSums } from './periods/period-sums';
import { ShopDay } from './shop-day';

/** All accounts by currency at the end of a day; their balances sum to zero per currency. */
@Injectable()
export class GetTrialBalance {
  constructor(
    private readonly totals: LedgerTotals,
    private readonly days: ShopDay,
    private readonly periods: ClosedPeriods,
    private readonly periodSums: PeriodSums,
  ) {}

  async execute(requestedDay: string | undefined): Promise<TrialBalance> {
    const day = requestedDay ?? (await this.days.today());
    const closed = await this.periodSums.until(day);
    const sums = closed ?? (await this.totals.find({ until: day }));
    const lines = sums
      .map(({ account, currency, debit, credit }) => {
        return {
          account,
          kind: LEDGER_ACCOUNTS[account].kind,
          currency,
          debit,
          credit,
          balance: debit - credit,
        };
      })
      .sort(
        (a, b) =>
          a.currency.localeCompare(b.currency) ||
          LEDGER_ACCOUNT_CODES.indexOf(a.account) - LEDGER_ACCOUNT_CODES.indexOf(b.account),
      );
    const currencies = [...new Set(lines.map(({ currency }) => currency))];
    const totals = currencies.map((currency) => {
      const own = lines.filter((line) => line.currency === currency);
      const total = (side: 'debit' | 'credit' | 'balance'): number => sum(own.map((line) => line[side]));
      return { currency, debit: total('debit'), credit: total('credit'), balance: total('balance') };
    });
    return { day, lines, totals, is_closed: closed !== null, closed_until: await this.periods.lastDay() };
  }
}
