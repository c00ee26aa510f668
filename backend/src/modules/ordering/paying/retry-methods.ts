import { Injectable } from '@nestjs/common';
import type { WebPaymentMethod } from '@stoa/contracts';
import { Failure } from '../../../kernel/http';
import { convert } from '../../../kernel/money';
import { Currencies } from '../../localisation';
import { feeOf, PaymentChoices, type PaymentMethod, PaymentProviders, shownMethod } from '../../payments';
import type { OrderGroup } from '../order-group.entity';

/**
 * The methods by which an unpaid order can be paid: in advance, and at the fee that the buyer has agreed to, as
 * another attempt never changes the total.
 */
@Injectable()
export class RetryMethods {
  constructor(
    private readonly choices: PaymentChoices,
    private readonly providers: PaymentProviders,
    private readonly currencies: Currencies,
  ) {}

  async list(group: OrderGroup, language: string): Promise<WebPaymentMethod[]> {
    return (await this.find(group, language)).map((method) => shownMethod(method, group.payment_fee));
  }

  /** @throws Failure 422 on `payment_method` if this order can't be paid by it */
  async choose(group: OrderGroup, code: string, language: string): Promise<PaymentMethod> {
    const method = (await this.find(group, language)).find((one) => one.code === code);
    if (!method) throw Failure.field('payment_method', 'This payment method is not available.');
    return method;
  }

  private async find(group: OrderGroup, language: string): Promise<PaymentMethod[]> {
    const { total, payment_fee, shipping_address } = group;
    const currency = this.currencies.get(group.currency);
    const before = total - payment_fee;
    const purchase = {
      currency_id: currency.id,
      country_id: shipping_address.country_id,
      amount: convert(before, currency, this.currencies.default()),
    };
    const methods = await this.choices.listEligible(purchase, language);
    const fee = (method: PaymentMethod): number =>
      feeOf(method, before, (amount) => this.currencies.price(amount, currency));
    return methods.filter((method) => {
      const { settlement, accepts } = this.providers.get(method.driver);
      const isCharged = accepts?.(group.currency, total) ?? true;
      return settlement === 'in_advance' && isCharged && fee(method) === payment_fee;
    });
  }
}
