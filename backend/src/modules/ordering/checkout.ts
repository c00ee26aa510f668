import { Injectable } from '@nestjs/common';
import type { AppliedCode, CheckoutTotals } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { Failure } from '../../kernel/http';
import { sum } from '../../kernel/money';
import { msg } from '../../kernel/translation';
import type { CheckedAddress } from '../customers';
import type { AppliedCoupon } from '../promotions';
import { Coupons } from '../promotions';
import type { AvailableQuote, Quoted, ShippingGroup } from '../shipping';
import { Quotes } from '../shipping';
import type { PricedCart, PricedGroup } from '../shopping';
import { PricedCarts } from '../shopping';
import { type Destination, TaxRates } from '../taxation';
import { frozenDiscounts } from './frozen-discounts';
import type { ChargeableGroup, Totals } from './totals';
import { totalsOf } from './totals';

/** The shipping method chosen for one vendor's items. */
export interface Choice {
  vendor_id: number;
  method_id: number;
}

/** Everything that an order is charged by, computed on the server; nothing of it comes from the buyer. */
export interface Draft {
  cart: PricedCart;
  chosen: ReadonlyMap<number, AvailableQuote>;
  totals: Totals;
  coupons: AppliedCoupon[];
}

/** Coupon codes that a buyer wants to redeem. */
export interface RequestedCoupons {
  codes: readonly string[];
  /** Normalised e-mail address; null until a guest has entered one. */
  buyer: string | null;
}

/** Prices the caller's cart, delivered to an address. */
@Injectable()
export class Checkout {
  constructor(
    private readonly carts: PricedCarts,
    private readonly quotes: Quotes,
    private readonly taxRates: TaxRates,
    private readonly coupons: Coupons,
  ) {}

  /** The caller's cart; 409 if it is empty or has lines that can't be bought. */
  async cart(caller: Caller): Promise<PricedCart> {
    const cart = await this.carts.find(caller);
    if (cart.groups.length === 0) throw Failure.conflict('cart_empty', 'Your cart is empty.');
    const hindering = cart.groups
      .flatMap((group) => group.lines)
      .filter(({ problem }) => problem !== null && problem !== 'price_changed');
    if (hindering.length === 0) return cart;
    const lines = hindering.map(({ id, problem }) => ({ cart_item_id: id, problem }));
    throw Failure.conflict(
      'cart_problems',
      'Some items in your cart can’t be bought right now. Please check your cart.',
      {
        lines,
      },
    );
  }

  /** Shipping quotes for the cart's items to an address. */
  offers(cart: PricedCart, address: CheckedAddress, caller: Caller): Promise<Quoted[]> {
    return this.quotes.for(cart.groups.map(parcelOf), address, caller);
  }

  /** The cart with the chosen methods and taxes; 422 on `methods` if a choice is missing or not offered. */
  async draft(
    address: CheckedAddress,
    choices: readonly Choice[],
    caller: Caller,
    requested: RequestedCoupons,
  ): Promise<Draft> {
    const cart = await this.cart(caller);
    const chosen = choose(cart, await this.offers(cart, address, caller), choices);
    const coupons = await this.apply(cart, requested, caller, chosen);
    return this.price({ cart, chosen, coupons }, address, caller.language);
  }

  /** Charges a cart with its discounts, shipping and the taxes of its destination; none without one. */
  async price(
    { cart, chosen, coupons }: Omit<Draft, 'totals'>,
    to: Destination | null,
    language: string,
  ): Promise<Draft> {
    const facts = {
      rates: to ? await this.taxRates.forDestination(to, language) : [],
      included: await this.taxRates.pricesIncludeTax(),
      fallback_class_id: await this.taxRates.defaultClassId(),
    };
    return { cart, chosen, coupons, totals: totalsOf(chargeableGroups(cart, chosen, coupons), facts) };
  }

  /** Applies the codes to the cart's lines, in cart order, and to shipping once it is chosen. */
  async apply(
    cart: PricedCart,
    { codes, buyer }: RequestedCoupons,
    { language }: Caller,
    chosen: ReadonlyMap<number, AvailableQuote> = new Map(),
  ): Promise<AppliedCoupon[]> {
    if (codes.length === 0) return [];
    const lines = cart.groups.flatMap((group) => group.lines);
    const shipping = new Map([...chosen].map(([vendor_id, { amount }]) => [vendor_id, amount]));
    const { currency } = cart;
    return this.coupons.apply({ codes, buyer, lines, shipping, currency, language });
  }
}

/** Totals in the response format of the storefront. */
export function shownTotals({ cart, coupons, totals }: Draft): CheckoutTotals {
  const { groups, ...sums } = totals;
  return {
    currency: cart.currency,
    ...sums,
    groups: groups.map(
      ({ vendor_id, items, discount, shipping, shipping_discount, payment_fee, tax, total }) => ({
        vendor_id,
        items,
        discount,
        shipping,
        shipping_discount,
        payment_fee,
        tax,
        total,
      }),
    ),
    coupons: coupons.map(shownCoupon),
  };
}

function parcelOf({ vendor_id, subtotal, lines }: PricedGroup): ShippingGroup {
  const pieces = sum(lines.map((line) => line.quantity));
  const weight = sum(lines.map((line) => line.quantity * (line.offer.weight ?? 0)));
  return { vendor_id, subtotal, pieces, weight };
}

/** An applied code in the response format of the storefront. */
export function shownCoupon({ code, title, type, discount, shipping_discount }: AppliedCoupon): AppliedCode {
  return { code, title, type, discount, shipping_discount };
}

function chargeableGroups(
  cart: PricedCart,
  chosen: ReadonlyMap<number, AvailableQuote>,
  coupons: readonly AppliedCoupon[],
): ChargeableGroup[] {
  const lines = cart.groups.flatMap((group) => group.lines);
  return cart.groups.map((group) => {
    const { vendor_id } = group;
    const method = chosen.get(vendor_id);
    const discount = sum(coupons.map(({ shipping_discounts }) => shipping_discounts.get(vendor_id) ?? 0));
    return {
      vendor_id,
      lines: group.lines,
      // `coupon.discounts` is indexed by the cart's lines over all groups.
      discounts: group.lines.map((line) => {
        const index = lines.indexOf(line);
        return frozenDiscounts(coupons, (coupon) => coupon.discounts[index] ?? 0);
      }),
      shipping: method ? { amount: method.amount, tax_class_id: method.tax_class_id, discount } : null,
    };
  });
}

function choose(
  cart: PricedCart,
  quoted: readonly Quoted[],
  choices: readonly Choice[],
): Map<number, AvailableQuote> {
  const vendorIds = new Set(cart.groups.map((group) => group.vendor_id));
  const stray = choices.findIndex(({ vendor_id }) => !vendorIds.has(vendor_id));
  if (stray >= 0)
    throw Failure.field(`methods.${stray}.vendor_id`, 'No items in your cart are from this store.');
  return new Map(cart.groups.map((group) => [group.vendor_id, chosenFor(group, quoted, choices)]));
}

function chosenFor(
  group: PricedGroup,
  quoted: readonly Quoted[],
  choices: readonly Choice[],
): AvailableQuote {
  const { vendor_id, vendor_name } = group;
  const at = choices.findIndex((choice) => choice.vendor_id === vendor_id);
  const offers = quoted.find((one) => one.vendor_id === vendor_id);
  if (offers?.reason) throw Failure.field('methods', msg`${vendor_name}: ${offers.reason}`);
  if (at < 0)
    throw Failure.field('methods', msg`Please choose a shipping method for the items from ${vendor_name}.`);
  const method_id = choices[at]?.method_id;
  const offer = offers?.quotes.find((quote) => quote.method_id === method_id);
  const why = offers?.refused.find((one) => one.method_id === method_id)?.reason;
  if (offer) return offer;
  throw Failure.field(
    `methods.${at}.method_id`,
    why ?? 'This shipping method is not available for these items.',
  );
}
