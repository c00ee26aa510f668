import { Injectable } from '@nestjs/common';
import type { PayoutBalance } from '@stoa/contracts';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { Vendor } from '../../vendors';
import { PayoutBalances } from '../payout-balances';

/** A vendor's balance, for operators. */
@Injectable()
export class ShowVendorBalance {
  constructor(
    private readonly database: Database,
    private readonly balances: PayoutBalances,
  ) {}

  /** @throws Failure 404 without such a vendor */
  async execute(vendor_id: number): Promise<PayoutBalance> {
    if (!(await this.database.em.exists(Vendor, { where: { id: vendor_id } })))
      throw Failure.notFound('vendor');
    return this.balances.find({ vendor_id });
  }
}
