import { Injectable } from '@nestjs/common';
import type { CartEstimate, EstimateCart as Asked } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import type { CheckedAddress } from '../customers';
import { Country } from '../localisation';
import type { Quoted } from '../shipping';
import type { Choice } from './checkout';
import { Checkout } from './checkout';

/** Tells what a cart would come to in a country, so that nobody learns of shipping and tax at the end only. */
@Injectable()
export class EstimateCart {
  constructor(
    private readonly checkout: Checkout,
    private readonly database: Database,
  ) {}

  /** @throws Failure 422 for a country that isn't sold to, 409 when the cart is empty or can't be bought as it stands */
  async execute({ country_id, coupon_codes = [] }: Asked, caller: Caller): Promise<CartEstimate> {
    if (!(await this.database.em.exists(Country, { where: { id: country_id, status: 'active' } })))
      throw Failure.field('country_id', 'is not a country that we sell to');
    const address = somewhereIn(country_id);
    const cart = await this.checkout.cart(caller);
    const choices = (await this.checkout.offers(cart, address, caller)).flatMap(cheapest);
    if (choices.length < cart.groups.length) return { currency: cart.currency, amounts: null };
    const wish = { codes: coupon_codes, buyer: caller.actor?.email ?? null };
    const { totals } = await this.checkout.draft(address, choices, caller, wish);
    const { shipping, shipping_discount, tax, tax_included, total } = totals;
    return { currency: cart.currency, amounts: { shipping, shipping_discount, tax, tax_included, total } };
  }
}

/** The cheapest method that brings the goods: collecting them costs nothing and says nothing of delivery. */
function cheapest({ vendor_id, quotes }: Quoted): Choice[] {
  const brought = quotes.filter(({ pickup }) => pickup === null);
  const [best] = [...brought].sort((a, b) => a.amount - b.amount);
  return best ? [{ vendor_id, method_id: best.method_id }] : [];
}

/** An address of which nothing but the country is known. */
function somewhereIn(country_id: number): CheckedAddress {
  const [unnamed, unknown] = ['', null];
  return {
    ...{ first_name: unnamed, last_name: unnamed, company: unknown, phone: unknown },
    ...{ line1: unnamed, line2: unknown, postcode: unknown },
    ...{ country_id, country_iso2: unnamed, country_name: unnamed },
    ...{ state_id: unknown, state_text: unknown, state_name: unknown },
    ...{ city_id: unknown, city_text: unknown, city_name: unknown },
  };
}
