import { Injectable } from '@nestjs/common';
import type { WalletBalance } from '@stoa/contracts';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { Customer } from '../customers';
import { Currencies } from '../localisation';
import { CustomerWallet } from './customer-wallet';

/** Reads a customer's balances for operators. */
@Injectable()
export class GetCustomerBalances {
  constructor(
    private readonly database: Database,
    private readonly currencies: Currencies,
    private readonly wallet: CustomerWallet,
  ) {}

  async execute(id: number): Promise<WalletBalance[]> {
    if (!(await this.database.em.exists(Customer, { where: { id } }))) throw Failure.notFound('customer');
    return this.wallet.balancesOf(id, this.currencies.default().code);
  }
}
