import { Injectable } from '@nestjs/common';
import type { WebPaymentMethod } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { Failure } from '../../kernel/http';
import { Currencies } from '../localisation';
import { PaymentChoices, type PaymentMethod, PaymentProviders, shownMethod } from '../payments';

/** The methods by which money can be deposited: those that are paid in advance. Deposits cost no fee. */
@Injectable()
export class DepositMethods {
  constructor(
    private readonly choices: PaymentChoices,
    private readonly providers: PaymentProviders,
    private readonly currencies: Currencies,
  ) {}

  async list({ currency, language }: Caller): Promise<WebPaymentMethod[]> {
    const { id: currency_id } = this.currencies.get(currency);
    const methods = await this.choices.listEligible({ currency_id }, language);
    return methods
      .filter((method) => this.isInAdvance(method))
      .map((method) => ({ ...shownMethod(method, 0), fee_rate: null }));
  }

  /** @throws Failure 422 on `payment_method` */
  async choose(code: string, amount: number, { currency, language }: Caller): Promise<PaymentMethod> {
    const { id: currency_id, code: of } = this.currencies.get(currency);
    const purchase = { currency_id, amount: this.currencies.inDefault(amount, of) };
    const method = await this.choices.choose(code, purchase, language);
    if (!this.isInAdvance(method))
      throw Failure.field('payment_method', 'This payment method is not available.');
    return method;
  }

  private isInAdvance({ driver }: PaymentMethod): boolean {
    return this.providers.get(driver).settlement === 'in_advance';
  }
}
