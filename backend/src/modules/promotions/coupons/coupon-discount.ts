import type { CouponType } from '@stoa/contracts';
import { allocate, applyRate, sum } from '../../../kernel/money';

/** Discount terms of a coupon, in the currency of the amounts it is applied to. */
export interface CouponTerms {
  type: CouponType;
  rate: string | null;
  amount: number | null;
  buy_qty: number | null;
  get_qty: number | null;
  max_discount: number | null;
}

/** Eligible quantity of one line; `left` is the line's amount after earlier coupons. */
export interface DiscountableLine {
  quantity: number;
  left: number;
}

/** Units in one set of a buy-x-get-y coupon; with fewer it gives no discount. */
export function setSize({
  type,
  buy_qty,
  get_qty,
}: Pick<CouponTerms, 'type' | 'buy_qty' | 'get_qty'>): number {
  return type === 'bxgy' ? (buy_qty ?? 0) + (get_qty ?? 0) : 0;
}

/**
 * Discount per eligible line: never more than is left of the line. The sum is rounded once and capped at the
 * coupon's maximum, then allocated, so that the parts add up to it.
 */
export function goodsDiscount(terms: CouponTerms, lines: readonly DiscountableLine[]): number[] {
  const touched = touchedAmounts(terms, lines);
  const amount = sum(touched);
  const wanted = nominalDiscount(terms, amount);
  return allocate(Math.min(wanted, amount, terms.max_discount ?? Infinity), touched);
}

/** Shipping discount per vendor with eligible items. */
export function shippingDiscount(
  { type, max_discount }: Pick<CouponTerms, 'type' | 'max_discount'>,
  amounts: readonly number[],
): number[] {
  const wanted = type === 'free_shipping' ? sum(amounts) : 0;
  return allocate(Math.min(wanted, max_discount ?? Infinity), amounts);
}

/** Discountable amount of each line. */
function touchedAmounts(terms: CouponTerms, lines: readonly DiscountableLine[]): number[] {
  const { type, amount } = terms;
  if (type === 'free_shipping') return lines.map(() => 0);
  if (type === 'fixed_item')
    return lines.map(({ left: remaining, quantity }) => Math.min(remaining, (amount ?? 0) * quantity));
  if (type === 'bxgy') return cheapestPieces(terms, lines);
  return lines.map(({ left: remaining }) => remaining);
}

function nominalDiscount({ type, rate, amount }: CouponTerms, full: number): number {
  if (type === 'fixed_cart') return amount ?? 0;
  return type === 'fixed_item' || type === 'free_shipping' ? full : applyRate(full, rate ?? '0');
}

/**
 * Of every `buy_qty + get_qty` eligible units, `get_qty` are discounted: counted over the whole cart, the
 * cheapest first. Returns the amount of those units per line.
 */
function cheapestPieces(terms: CouponTerms, lines: readonly DiscountableLine[]): number[] {
  const pieces = sum(lines.map(({ quantity }) => quantity));
  let got = Math.floor(pieces / (setSize(terms) || Infinity)) * (terms.get_qty ?? 0);
  const cost = lines.map(() => 0);
  const byPrice = lines
    .map(({ quantity, left: remaining }, index) => ({ quantity, left: remaining, index }))
    .sort((a, b) => a.left / a.quantity - b.left / b.quantity || a.index - b.index);
  for (const { quantity, left: remaining, index } of byPrice) {
    const count = Math.min(got, quantity);
    cost[index] = allocate(remaining, [count, quantity - count])[0] ?? 0;
    got -= count;
  }
  return cost;
}
