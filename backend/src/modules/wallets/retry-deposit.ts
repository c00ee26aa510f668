import { Injectable } from '@nestjs/common';
import type { WalletDeposit } from '@stoa/contracts';
import type { Actor, Caller } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { Payments, VerifyPayments } from '../payments';
import { CustomerWallet } from './customer-wallet';
import { DepositMethods } from './deposit-methods';
import { DepositVisits } from './deposit-visits';
import { WalletTransaction } from './wallet-transaction.entity';

/** Pays a pending deposit whose payment was declined or left: a new attempt supersedes one that has ended. */
@Injectable()
export class RetryDeposit {
  constructor(
    private readonly database: Database,
    private readonly verifying: VerifyPayments,
    private readonly payments: Payments,
    private readonly methods: DepositMethods,
    private readonly visits: DepositVisits,
    private readonly wallet: CustomerWallet,
  ) {}

  /**
   * Idempotent: an attempt that can still be paid is continued.
   * @throws Failure 404 if missing or another customer's; 409 `nothing_to_pay`; 422 on `payment_method` if its method
   * is no longer offered
   */
  async execute(number: string, actor: Actor, caller: Caller): Promise<WalletDeposit> {
    const where = { number, customer_id: actor.id, type: 'deposit' as const };
    if (!(await this.database.em.exists(WalletTransaction, { where }))) throw Failure.notFound();
    // The last attempt may have been paid unnoticed.
    await this.verifying.execute(number);
    const deposit = await this.database.tx(async (em) => {
      const row = await em.findOneOrFail(WalletTransaction, { where, ...this.database.forUpdate });
      await this.open(row, caller);
      return row;
    });
    await this.payments.complete(number);
    const { redirect_url } = await this.visits.start(number, actor, caller);
    return { transaction: await this.wallet.present(deposit, caller.language), redirect_url };
  }

  private async open(deposit: WalletTransaction, caller: Caller): Promise<void> {
    const { number: reference, state, payment_method, amount, currency } = deposit;
    if (state !== 'pending' || payment_method === null)
      throw Failure.conflict('nothing_to_pay', 'There is nothing to pay for this deposit.');
    if (!(await this.payments.endOf(reference)).is_over) return;
    const method = await this.methods.choose(payment_method, amount, { ...caller, currency });
    await this.payments.supersede(reference);
    await this.payments.open(method, { reference, currency, amount, parts: [] });
  }
}
