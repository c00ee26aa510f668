import { Injectable } from '@nestjs/common';
import type { Actor, Caller } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { ResourceService } from '../../kernel/resource';
import { Customer } from '../customers';
import { Currencies } from '../localisation';
import { Settings } from '../settings';
import { WalletBook } from './wallet-book';
import { walletTransactions } from './wallet-transactions.resource';
import type { CreditWalletInput } from './wallets.inputs';

/** Gives a customer a bonus, or corrects a balance; above the shop's limit another operator has to confirm it. */
@Injectable()
export class CreditWallet {
  constructor(
    private readonly database: Database,
    private readonly currencies: Currencies,
    private readonly settings: Settings,
    private readonly book: WalletBook,
    private readonly resourceService: ResourceService,
  ) {}

  /** @throws Failure 422 on a field; 409 `insufficient_funds` if the wallet would be overdrawn */
  async execute(input: CreditWalletInput, actor: Actor, caller: Caller): Promise<object> {
    const { type, amount, note } = input;
    if (amount === 0 || (type === 'bonus' && amount < 0))
      throw Failure.field('amount', 'must be more than nothing');
    const { code: currency } = this.currencies.getOrThrow(input.currency);
    const customer = await this.database.em.findOne(Customer, { where: { id: input.customer_id } });
    if (!customer || customer.is_guest || customer.erased_at)
      throw Failure.field('customer_id', 'This customer has no account.');
    const { wallet_approval_limit: limit } = await this.settings.general();
    const isLarge = this.currencies.inDefault(Math.abs(amount), currency) > limit;
    const row = {
      customer_id: customer.id,
      type,
      amount,
      currency,
      note: note.trim(),
      requested_by: actor.id,
    };
    const { id } = await this.database.tx(() => (isLarge ? this.book.open(row) : this.book.post(row)));
    return this.resourceService.one(walletTransactions, id, caller);
  }
}
