import { Injectable } from '@nestjs/common';
import type { CartEstimate, EstimateCart as Asked } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import type { CheckedAddress } from '../customers';
import { Country, PlaceLookup, State } from '../localisation';
import type { Offered, Quoted } from '../shipping';
import type { Choice } from './checkout';
import { Checkout } from './checkout';

/** Tells what a cart would come to in a country, so that nobody learns of shipping and tax at the end only. */
@Injectable()
export class EstimateCart {
  constructor(
    private readonly checkout: Checkout,
    private readonly database: Database,
    private readonly places: PlaceLookup,
  ) {}

  /** @throws Failure 422 for a country that isn't sold to, 409 when the cart is empty or can't be bought as it stands */
  async execute({ country_id, coupon_codes = [], ...place }: Asked, caller: Caller): Promise<CartEstimate> {
    if (!(await this.database.em.exists(Country, { where: { id: country_id, status: 'active' } })))
      throw Failure.field('country_id', 'is not a country that we sell to');
    const address = await this.somewhereIn({ country_id, ...place });
    const cart = await this.checkout.cart(caller);
    const quoted = await this.checkout.offers(cart, address, caller);
    const groups = quoted.map((one) => ({
      vendor_id: one.vendor_id,
      vendor_name: cart.groups.find(({ vendor_id }) => vendor_id === one.vendor_id)?.vendor_name ?? '',
      delivery: deliveryOf(one),
    }));
    const choices = quoted.flatMap(choiceOf);
    if (choices.length < cart.groups.length) return { currency: cart.currency, amounts: null, groups };
    const wish = { codes: coupon_codes, buyer: caller.actor?.email ?? null };
    const { totals } = await this.checkout.draft(address, choices, caller, wish);
    const { shipping, shipping_discount, tax, tax_included, total } = totals;
    return {
      currency: cart.currency,
      amounts: { shipping, shipping_discount, tax, tax_included, total },
      groups,
    };
  }

  /** An address of which nothing but the country is known, and maybe the state, the city and the postcode. */
  private async somewhereIn({ country_id, state_id, city_text, postcode }: Asked): Promise<CheckedAddress> {
    const [unnamed, unknown] = ['', null];
    const place = { country_id, state_id: state_id ?? unknown, city_text: city_text?.trim() || unknown };
    if (state_id && !(await this.database.em.exists(State, { where: { id: state_id, country_id } })))
      throw Failure.field('state_id', 'is not a state of this country');
    const city = place.city_text ? await this.places.cityOf(place) : null;
    return {
      ...{ first_name: unnamed, last_name: unnamed, company: unknown, phone: unknown },
      ...{ line1: unnamed, line2: unknown, postcode: postcode?.trim() || unknown },
      ...{ country_iso2: unnamed, country_name: unnamed, state_text: unknown, state_name: unknown },
      ...{ ...place, city_id: city?.id ?? unknown, city_name: city?.name ?? unknown },
    };
  }
}

/** The cheapest method that brings the goods: collecting them costs nothing and says nothing of delivery. */
function cheapest({ quotes }: Quoted): Offered | null {
  const brought = quotes.filter(({ pickup }) => pickup === null);
  return [...brought].sort((a, b) => a.amount - b.amount)[0] ?? null;
}

function choiceOf(quoted: Quoted): Choice[] {
  const best = cheapest(quoted);
  return best ? [{ vendor_id: quoted.vendor_id, method_id: best.method_id }] : [];
}

function deliveryOf(quoted: Quoted): CartEstimate['groups'][number]['delivery'] {
  const best = cheapest(quoted);
  if (!best) return null;
  const { name, amount, min_days, max_days } = best;
  return { name, amount, min_days, max_days };
}
