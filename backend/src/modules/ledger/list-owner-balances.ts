import { Injectable } from '@nestjs/common';
import type { LedgerAccount, LedgerOwnerBalance } from '@stoa/contracts';
import { LedgerTotals } from './ledger-totals';
import { OwnerNames } from './owner-names';
import { ShopDay } from './shop-day';

/** The balance of each owner of one account at the end of a day, the largest first. */
@Injectable()
export class ListOwnerBalances {
  constructor(
    private readonly totals: LedgerTotals,
    private readonly days: ShopDay,
    private readonly names: OwnerNames,
  ) {}

  async execute(
    account: LedgerAccount,
    requestedDay: string | undefined,
    language: string,
  ): Promise<LedgerOwnerBalance[]> {
    const until = requestedDay ?? (await this.days.today());
    const sums = await this.totals.find({ account, until, byOwner: true });
    const names = await this.names.find(sums, language);
    return sums
      .map(({ owner, currency, debit, credit }) => {
        const name = names.get(`${account}\n${owner}`) ?? '';
        return { owner, name, currency, debit, credit, balance: debit - credit };
      })
      .sort((a, b) => Math.abs(b.balance) - Math.abs(a.balance));
  }
}
