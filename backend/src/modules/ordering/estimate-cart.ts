import { Injectable } from '@nestjs/common';
import type { CartEstimate, EstimateCart as Input } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import type { AvailableQuote, Quoted } from '../shipping';
import type { Choice } from './checkout';
import { Checkout } from './checkout';
import { EstimatedPlaces } from './estimated-places';

/** Estimates shipping and tax of a cart for a destination, before the checkout. */
@Injectable()
export class EstimateCart {
  constructor(
    private readonly checkout: Checkout,
    private readonly places: EstimatedPlaces,
  ) {}

  /** @throws Failure 422 for a country not sold to, 409 if the cart is empty or can't be bought */
  async execute({ coupon_codes = [], ...place }: Input, caller: Caller): Promise<CartEstimate> {
    const address = await this.places.check(place);
    const cart = await this.checkout.cart(caller);
    const quoted = await this.checkout.offers(cart, address, caller);
    const groups = quoted.map((one) => {
      const group = cart.groups.find(({ vendor_id }) => vendor_id === one.vendor_id);
      return {
        vendor_id: one.vendor_id,
        vendor_name: group?.vendor_name ?? '',
        delivery: deliveryOf(one),
        free_shipping: freeShippingOf(one, group?.subtotal ?? 0),
      };
    });
    const choices = quoted.flatMap(choiceOf);
    if (choices.length < cart.groups.length) return { currency: cart.currency, amounts: null, groups };
    const requested = { codes: coupon_codes, buyer: caller.actor?.email ?? null };
    const { totals } = await this.checkout.draft(address, choices, caller, requested);
    const { shipping, shipping_discount, tax, tax_included, total } = totals;
    return {
      currency: cart.currency,
      amounts: { shipping, shipping_discount, tax, tax_included, total },
      groups,
    };
  }
}

/** Cheapest method that delivers; pickup is free and would say nothing of delivery cost. */
function cheapest({ quotes }: Quoted): AvailableQuote | null {
  const brought = quotes.filter(({ pickup }) => pickup === null);
  return [...brought].sort((a, b) => a.amount - b.amount)[0] ?? null;
}

function choiceOf(quoted: Quoted): Choice[] {
  const best = cheapest(quoted);
  return best ? [{ vendor_id: quoted.vendor_id, method_id: best.method_id }] : [];
}

function freeShippingOf(
  { free_from: threshold }: Quoted,
  subtotal: number,
): CartEstimate['groups'][number]['free_shipping'] {
  return threshold === null ? null : { threshold, remaining: Math.max(0, threshold - subtotal) };
}

function deliveryOf(quoted: Quoted): CartEstimate['groups'][number]['delivery'] {
  const best = cheapest(quoted);
  if (!best) return null;
  const { name, amount, min_days, max_days } = best;
  return { name, amount, min_days, max_days };
}
