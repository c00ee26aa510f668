import { Injectable } from '@nestjs/common';
import type { WalletDeposit } from '@stoa/contracts';
import type { Actor, Caller } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { requireRequestKey, requestFingerprint } from '../../kernel/http';
import { JobQueue } from '../../kernel/queue';
import { Currencies } from '../localisation';
import { Payments, PaymentProviders } from '../payments';
import { CustomerWallet } from './customer-wallet';
import { DepositMethods } from './deposit-methods';
import { DepositVisits } from './deposit-visits';
import { expireDeposit } from './expire-deposit';
import { RequestedTransactions } from './requested-transactions';
import { WalletBook } from './wallet-book';
import { WalletLimits } from './wallet-limits';
import type { DepositAmountInput } from './wallets.inputs';

/** Starts a deposit: it is pending until its payment is captured. */
@Injectable()
export class DepositAmount {
  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
    private readonly currencies: Currencies,
    private readonly limits: WalletLimits,
    private readonly methods: DepositMethods,
    private readonly providers: PaymentProviders,
    private readonly payments: Payments,
    private readonly visits: DepositVisits,
    private readonly requests: RequestedTransactions,
    private readonly book: WalletBook,
    private readonly wallet: CustomerWallet,
  ) {}

  /** Once per idempotency key. @throws Failure 422 on `amount`, `payment_method`; 409 `idempotency_key_reused` */
  async execute(
    { amount, payment_method }: DepositAmountInput,
    named: string | undefined,
    actor: Actor,
    caller: Caller,
  ): Promise<WalletDeposit> {
    const { code: currency } = this.currencies.get(caller.currency);
    const request_hash = requestFingerprint({ deposit: amount, currency, payment_method });
    const request = { customer_id: actor.id, request_key: requireRequestKey(named), request_hash };
    await this.limits.require('deposit', amount, caller);
    const method = await this.methods.choose(payment_method, amount, caller);
    const deposit = await this.requests.once(request, async () => {
      const row = await this.book.open({ ...request, type: 'deposit', amount, currency, payment_method });
      await this.payments.open(method, { reference: row.number, currency, amount, parts: [] });
      const { timeout } = this.providers.get(method.driver);
      await this.queue.enqueue(expireDeposit, { number: row.number }, { delay: timeout });
      return row;
    });
    const started =
      deposit.state === 'pending' ? await this.visits.start(deposit.number, actor, caller) : null;
    const transaction = await this.database.tx(() => this.wallet.present(deposit, caller.language));
    return { transaction, redirect_url: started?.redirect_url ?? null };
  }
}
