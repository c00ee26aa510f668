import { Injectable } from '@nestjs/common';
import type { WebShippingMethod } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { Currencies } from '../localisation';
import { ShippingMethods } from './shipping-methods';

/** The ways the shop delivers, with their prices in the caller's currency, for its delivery page. */
@Injectable()
export class ListShippingMethods {
  constructor(
    private readonly methods: ShippingMethods,
    private readonly currencies: Currencies,
  ) {}

  async execute(caller: Caller): Promise<WebShippingMethod[]> {
    const currency = this.currencies.of(caller.currency);
    const price = (amount: number): number => this.currencies.price(amount, currency);
    return (await this.methods.active(caller.language)).map((method) => ({
      id: method.id,
      name: method.name,
      vendor_id: method.vendor_id,
      amount: method.rate_type === 'free' ? 0 : price(method.rate) + price(method.handling),
      free_over: method.free_over === null ? null : price(method.free_over),
      min_days: method.min_days,
      max_days: method.max_days,
      currency: currency.code,
    }));
  }
}
