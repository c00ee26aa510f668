import { Injectable } from '@nestjs/common';
import type { PayoutWallet } from '@stoa/contracts';
import { Database } from '../../kernel/database';
import { Settings } from '../settings';
import { Vendor } from '../vendors';
import { PayoutBalances } from './payout-balances';
import { payoutTerms } from './payout-terms';
import { UpcomingReleases } from './upcoming-releases';

/** A vendor's wallet: its balance, the rules of payouts, and what is released next. */
@Injectable()
export class ShowWallet {
  constructor(
    private readonly database: Database,
    private readonly balances: PayoutBalances,
    private readonly releases: UpcomingReleases,
    private readonly settings: Settings,
  ) {}

  async execute(vendor_id: number): Promise<PayoutWallet> {
    const vendor = await this.database.em.findOneOrFail(Vendor, { where: { id: vendor_id } });
    return {
      ...(await this.balances.find({ vendor_id })),
      terms: await payoutTerms(this.settings),
      releases: await this.releases.find(vendor_id),
      account: vendor.bank_account_hint,
    };
  }
}
