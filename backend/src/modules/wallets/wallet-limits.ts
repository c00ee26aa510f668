import { Injectable } from '@nestjs/common';
import { formatMoney, type WalletLimits as Limits } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { Failure } from '../../kernel/http';
import { msg } from '../../kernel/translation';
import { Currencies } from '../localisation';
import { Settings } from '../settings';

/** The shop's limits of deposits and withdrawals, in the caller's currency. */
@Injectable()
export class WalletLimits {
  constructor(
    private readonly currencies: Currencies,
    private readonly settings: Settings,
  ) {}

  async find(caller: Caller): Promise<{ deposit: Limits; withdrawal: Limits }> {
    const general = await this.settings.general();
    const currency = this.currencies.get(caller.currency);
    const price = (amount: number): number => this.currencies.price(amount, currency);
    return {
      deposit: {
        minimum: price(general.wallet_deposit_minimum),
        maximum: price(general.wallet_deposit_maximum) || null,
      },
      withdrawal: { minimum: price(general.wallet_withdrawal_minimum), maximum: null },
    };
  }

  /** @throws Failure 422 on `amount` outside the limits */
  async require(kind: 'deposit' | 'withdrawal', amount: number, caller: Caller): Promise<void> {
    const { minimum, maximum } = (await this.find(caller))[kind];
    const currency = this.currencies.get(caller.currency);
    const money = (minor: number): string => formatMoney(minor, currency, caller.language);
    if (amount < minimum) throw Failure.field('amount', msg`must be at least ${money(minimum)}`);
    if (maximum !== null && amount > maximum)
      throw Failure.field('amount', msg`must be at most ${money(maximum)}`);
  }
}
