import { Injectable } from '@nestjs/common';
import type { Actor, Caller } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Failure, requestFingerprint } from '../../kernel/http';
import { ResourceService } from '../../kernel/resource';
import { Customer } from '../customers';
import { Currencies } from '../localisation';
import { Settings } from '../settings';
import { RequestedTransactions } from './requested-transactions';
import { type NewTransaction, WalletBook } from './wallet-book';
import type { WalletTransaction } from './wallet-transaction.entity';
import { walletTransactions } from './wallet-transactions.resource';
import type { CreditWalletInput } from './wallets.inputs';

type Credit = NewTransaction & { note: string };

/** Gives a customer a bonus, or corrects a balance; above the shop's limit another operator has to confirm it. */
@Injectable()
export class CreditWallet {
  constructor(
    private readonly database: Database,
    private readonly currencies: Currencies,
    private readonly settings: Settings,
    private readonly book: WalletBook,
    private readonly requests: RequestedTransactions,
    private readonly resourceService: ResourceService,
  ) {}

  /** @throws Failure 422 on a field; 409 `insufficient_funds` if the wallet would be overdrawn */
  async execute(input: CreditWalletInput, actor: Actor, caller: Caller): Promise<object> {
    const { type, amount, note, request_key } = input;
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
    const credit = (made: Credit) => (isLarge ? this.book.open(made) : this.book.post(made));
    const { id } = await (request_key === undefined
      ? this.database.tx(() => credit(row))
      : this.once({ ...row, request_key }, credit));
    return this.resourceService.one(walletTransactions, id, caller);
  }

  /** Credits once per key. @throws Failure 409 `idempotency_key_reused` if the key has made another credit */
  private once(
    { request_key, ...row }: Credit & { request_key: string },
    credit: (row: Credit) => Promise<WalletTransaction>,
  ): Promise<WalletTransaction> {
    const { customer_id, type, amount, currency, note } = row;
    const request_hash = requestFingerprint({ credit: type, amount, currency, note });
    const request = { customer_id, request_key, request_hash };
    return this.requests.once(request, () => credit({ ...row, ...request }));
  }
}
