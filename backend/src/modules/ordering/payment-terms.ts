import { Injectable } from '@nestjs/common';
import type { WebPaymentMethod } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { Failure } from '../../kernel/http';
import { convert } from '../../kernel/money';
import { say } from '../../kernel/wording';
import type { Place } from '../localisation';
import { Currencies } from '../localisation';
import type { PaymentMethod, Purchase } from '../payments';
import { feeOf, PaymentChoices, PaymentProviders, shownMethod } from '../payments';
import { Settings } from '../settings';
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
  ) {}

  /** Payment methods available for a draft, with their fees; none if nothing is due. */
  async listAvailable(draft: Draft, to: Place, caller: Caller): Promise<WebPaymentMethod[]> {
    if (draft.totals.total === 0) return [];
    const methods = await this.choices.listEligible(this.purchase(draft, to), caller.language);
    return methods
      .filter((method) => !this.refusedBy(method, draft))
      .map((method) => shownMethod(method, this.fee(method, draft)));
  }

  /** The method of this code, null if nothing is due; 422 on `payment_method` if unusable for this draft. */
  async method(
    code: string | undefined,
    draft: Draft,
    to: Place,
    caller: Caller,
  ): Promise<PaymentMethod | null> {
    if (draft.totals.total === 0) return null;
    if (!code) throw Failure.field('payment_method', 'Please choose a payment method.');
    const method = await this.choices.choose(code, this.purchase(draft, to), caller.language);
    const refused = this.refusedBy(method, draft);
    if (refused) throw Failure.field('payment_method', say`${refused} can’t be paid on delivery.`);
    return method;
  }

  /** The draft with the method's fee, charged only if anything is due. */
  addFee(draft: Draft, method: PaymentMethod | null): Draft {
    return method ? { ...draft, totals: withPaymentFee(draft.totals, this.fee(method, draft)) } : draft;
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

  private purchase({ totals, cart }: Draft, { country_id }: Place): Purchase {
    const currency = this.currencies.get(cart.currency);
    const amount = convert(totals.total, currency, this.currencies.default());
    return { currency_id: currency.id, country_id, amount };
  }

  private fee(method: PaymentMethod, { totals, cart }: Draft): number {
    const currency = this.currencies.get(cart.currency);
    return feeOf(method, totals.total, (amount) => this.currencies.price(amount, currency));
  }
}
