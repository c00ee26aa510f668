import { Injectable } from '@nestjs/common';
import type { Caller } from '../../kernel/access';
import { Failure } from '../../kernel/http';
import { convert } from '../../kernel/money';
import { Currencies } from '../localisation';
import type { PaymentMethod } from '../payments';
import { PaymentChoices, PaymentProviders } from '../payments';
import { Settings } from '../settings';
import type { Draft } from './checkout';
import type { INITIAL_STATES } from './order.process';

/** How an order begins under the chosen way to pay. */
export interface Terms {
  /** Absent where nothing is due: then no gateway is asked (domain §3). */
  method: PaymentMethod | null;
  state: (typeof INITIAL_STATES)[number];
  /** Whether the provider has to be asked to begin right after the order is written. */
  startsAtOnce: boolean;
  /** Milliseconds that the order waits for its money before it expires. */
  patience: number;
}

const HOUR = 3_600_000;
const NOTHING_DUE: Terms = { method: null, state: 'placed', startsAtOnce: false, patience: 0 };

/** Decides what a way to pay means for an order. */
@Injectable()
export class PaymentTerms {
  constructor(
    private readonly choices: PaymentChoices,
    private readonly providers: PaymentProviders,
    private readonly currencies: Currencies,
    private readonly settings: Settings,
  ) {}

  /** The terms of a method; 422 on `payment_method` when it can't be used for this order. */
  async of(code: string, { totals, cart, chosen }: Draft, caller: Caller): Promise<Terms> {
    if (totals.total === 0) return NOTHING_DUE;
    const amount = convert(totals.total, this.currencies.of(cart.currency), this.currencies.default());
    const method = await this.choices.choose(code, amount, caller.language);
    const { payment_window: window } = await this.settings.general();
    const { settlement, patience } = this.providers.of(method.driver);
    if (settlement === 'in_advance')
      return { method, state: 'pending_payment', startsAtOnce: true, patience: window * HOUR || patience };
    const refused = [...chosen.values()].find((one) => !one.cod_allowed);
    if (refused) throw Failure.field('payment_method', `${refused.name} can’t be paid on delivery.`);
    return { method, state: 'placed', startsAtOnce: false, patience };
  }
}
