import { Injectable } from '@nestjs/common';
import type { CheckoutWallet, WebPaymentMethod } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { Failure } from '../../kernel/http';
import { convert, sum } from '../../kernel/money';
import { msg } from '../../kernel/translation';
import type { Place } from '../localisation';
import { Currencies } from '../localisation';
import type { PaymentMethod, Purchase } from '../payments';
import { feeOf, PaymentChoices, PaymentProviders, shownMethod } from '../payments';
import { Settings } from '../settings';
import { WalletPayments } from '../wallets';
import type { Draft } from './checkout';
import type { INITIAL_STATES } from './order.process';
import { withPaymentFee } from './payment-fee';

/** How an order starts under the chosen payment method. */
export interface Terms {
  /** Null if nothing is due: then no payment gateway is called. */
  method: PaymentMethod | null;
  state: (typeof INITIAL_STATES)[number];
  /** Whether the payment must be started at the provider right after the order is stored. */
  startsAtOnce: boolean;
  /** Milliseconds that the order awaits payment before it expires. */
  timeout: number;
}

const HOUR = 3_600_000;
const NOTHING_DUE: Terms = { method: null, state: 'placed', startsAtOnce: false, timeout: 0 };

/** Determines which payment methods are available for an order, their fees and the order's initial state. */
@Injectable()
export class PaymentTerms {
  constructor(
    private readonly choices: PaymentChoices,
    private readonly providers: PaymentProviders,
    private readonly currencies: Currencies,
    private readonly settings: Settings,
    private readonly wallets: WalletPayments,
  ) {}

  /** Payment methods available for a draft, with their fees; none if nothing is due. */
  async listAvailable(draft: Draft, to: Place, caller: Caller, use_wallet = 0): Promise<WebPaymentMethod[]> {
    if (draft.totals.total === 0) return [];
    const methods = await this.listEligible(draft, to, caller.language, use_wallet);
    const balance = await this.balance(draft, caller);
    return methods
      .filter((method) => !this.refusedBy(method, draft) && this.charges(method, draft, use_wallet))
      .filter((method) => method.driver !== 'wallet' || balance >= this.addFee(draft, method).totals.total)
      .map((method) => shownMethod(method, this.fee(method, draft, use_wallet)));
  }

  /** The active methods that fit the draft, whoever buys. */
  listEligible(draft: Draft, to: Partial<Place>, language: string, use_wallet = 0): Promise<PaymentMethod[]> {
    return this.choices.listEligible(this.purchase(draft, to, use_wallet), language);
  }

  /** What the caller's wallet can pay of a draft with its fee, and what it pays as asked; null without a balance. */
  async wallet(
    draft: Draft,
    method: PaymentMethod | null,
    use: number,
    caller: Caller,
  ): Promise<CheckoutWallet | null> {
    const balance = await this.balance(draft, caller);
    const offered = balance > 0 && (await this.wallets.method(caller.language));
    if (!offered) return null;
    const used = Math.min(balance, walletShare(draft, method, use));
    return { balance, used, remaining: sum([draft.totals.total, -used]) };
  }

  /** The method of this code, null if nothing is due; 422 on `payment_method` if unusable for this draft. */
  async method(
    code: string | undefined,
    draft: Draft,
    to: Place,
    caller: Caller,
    use_wallet = 0,
  ): Promise<PaymentMethod | null> {
    const { total } = draft.totals;
    if (use_wallet > 0) await this.requireWallet(total, use_wallet, caller);
    if (total === 0) return null;
    if (use_wallet === total) return this.wallets.method(caller.language);
    if (!code) throw Failure.field('payment_method', 'Please choose a payment method.');
    const method = await this.choose(code, draft, to, caller.language, use_wallet);
    if (!this.charges(method, draft, use_wallet))
      throw Failure.field('payment_method', 'This payment method is not available for this amount.');
    const refused = this.refusedBy(method, draft);
    if (refused) throw Failure.field('payment_method', msg`${refused} can’t be paid on delivery.`);
    if (method.driver === 'wallet') await this.requireWallet(total, total, caller);
    return method;
  }

  /** The active method of this code if it fits the draft; 422 on `payment_method` otherwise. */
  choose(
    code: string,
    draft: Draft,
    to: Partial<Place>,
    language: string,
    use_wallet = 0,
  ): Promise<PaymentMethod> {
    return this.choices.choose(code, this.purchase(draft, to, use_wallet), language);
  }

  /** The draft with the method's fee, charged only if anything is due, and on what the method itself pays. */
  addFee(draft: Draft, method: PaymentMethod | null, use_wallet = 0): Draft {
    return method
      ? { ...draft, totals: withPaymentFee(draft.totals, this.fee(method, draft, use_wallet)) }
      : draft;
  }

  async find(method: PaymentMethod | null): Promise<Terms> {
    if (!method) return NOTHING_DUE;
    const { payment_window: window } = await this.settings.general();
    const { settlement, timeout } = this.providers.get(method.driver);
    return settlement === 'in_advance'
      ? { method, state: 'pending_payment', startsAtOnce: true, timeout: window * HOUR || timeout }
      : { method, state: 'placed', startsAtOnce: false, timeout };
  }

  /** Name of a chosen shipping method that excludes cash on delivery, if the payment method requires it. */
  private refusedBy({ driver }: PaymentMethod, { chosen }: Draft): string | null {
    if (this.providers.get(driver).settlement !== 'on_delivery') return null;
    return [...chosen.values()].find((one) => !one.cod_allowed)?.name ?? null;
  }

  /** Whether the provider can charge exactly its part of the total with the method's fee. */
  private charges(method: PaymentMethod, draft: Draft, use_wallet: number): boolean {
    const { cart, totals } = this.addFee(draft, method, use_wallet);
    const amount = dueOf(totals.total, use_wallet);
    return this.providers.get(method.driver).accepts?.(cart.currency, amount) ?? true;
  }

  private purchase({ totals, cart }: Draft, { country_id }: Partial<Place>, use_wallet: number): Purchase {
    const currency = this.currencies.get(cart.currency);
    const amount = convert(dueOf(totals.total, use_wallet), currency, this.currencies.default());
    return { currency_id: currency.id, country_id, amount };
  }

  private async balance({ cart }: Draft, { actor }: Caller): Promise<number> {
    return actor ? this.wallets.balance(actor.id, cart.currency) : 0;
  }

  /** @throws Failure 401 for guests, 422 on `use_wallet` if it exceeds what is due or wallets are switched off */
  private async requireWallet(total: number, use_wallet: number, { actor, language }: Caller): Promise<void> {
    if (!actor) throw Failure.unauthenticated('Please sign in to pay with your wallet.');
    if (use_wallet > total) throw Failure.field('use_wallet', 'is more than what is due');
    if (!(await this.wallets.method(language)))
      throw Failure.field('use_wallet', 'This payment method is not available.');
  }

  private fee(method: PaymentMethod, { totals, cart }: Draft, use_wallet = 0): number {
    const currency = this.currencies.get(cart.currency);
    return feeOf(method, dueOf(totals.total, use_wallet), (amount) =>
      this.currencies.price(amount, currency),
    );
  }
}

/** What is left for the other method. */
function dueOf(total: number, use_wallet: number): number {
  return use_wallet < total ? sum([total, -use_wallet]) : total;
}

/** What the wallet pays of a draft with its fee: everything, or what was asked. */
export function walletShare({ totals }: Draft, method: PaymentMethod | null, use_wallet: number): number {
  return method?.driver === 'wallet' ? totals.total : use_wallet;
}
