import { Injectable } from '@nestjs/common';
import type { WalletTransactionRow } from '@stoa/contracts';
import type { Actor, Caller } from '../../kernel/access';
import { requireRequestKey, Failure, requestFingerprint } from '../../kernel/http';
import { accountHint, SecretEncryptor } from '../../kernel/secrets';
import { Currencies } from '../localisation';
import { Settings } from '../settings';
import { CustomerWallet } from './customer-wallet';
import { RequestedTransactions } from './requested-transactions';
import { WalletBook } from './wallet-book';
import { WalletLimits } from './wallet-limits';
import type { WithdrawAmountInput } from './wallets.inputs';

/** Encryption purpose of the accounts of withdrawals. */
export const WITHDRAWALS = 'withdrawals';

/** Requests the payout of a customer's own money: it leaves the wallet at once, and an operator decides. */
@Injectable()
export class WithdrawAmount {
  constructor(
    private readonly currencies: Currencies,
    private readonly settings: Settings,
    private readonly limits: WalletLimits,
    private readonly secrets: SecretEncryptor,
    private readonly requests: RequestedTransactions,
    private readonly book: WalletBook,
    private readonly wallet: CustomerWallet,
  ) {}

  /** Once per idempotency key. @throws Failure 409 `withdrawals_off`, `insufficient_funds`; 422 on `amount` */
  async execute(
    { amount, destination: entered }: WithdrawAmountInput,
    named: string | undefined,
    { id: customer_id }: Actor,
    caller: Caller,
  ): Promise<WalletTransactionRow> {
    const account = entered.trim();
    const { code: currency } = this.currencies.get(caller.currency);
    const request_hash = requestFingerprint({ withdrawal: amount, currency, account });
    const request = { customer_id, request_key: requireRequestKey(named), request_hash };
    await this.requireAllowed(amount, caller);
    const withdrawal = await this.requests.once(request, () =>
      this.book.post({
        ...request,
        type: 'withdrawal',
        state: 'pending',
        amount: -amount,
        currency,
        destination: accountHint(account),
        closed_destination: this.secrets.encrypt(WITHDRAWALS, account),
      }),
    );
    return this.wallet.present(withdrawal, caller.language);
  }

  private async requireAllowed(amount: number, caller: Caller): Promise<void> {
    const { wallet_withdrawals } = await this.settings.general();
    if (wallet_withdrawals !== 1)
      throw Failure.conflict('withdrawals_off', 'Withdrawals are not possible in this shop.');
    await this.limits.require('withdrawal', amount, caller);
  }
}
