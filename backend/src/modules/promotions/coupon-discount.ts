import { allocate, applyRate, sum } from '../../kernel/money';

/** What a coupon is worth, in the currency of the amounts it is applied to. */
export interface CouponTerms {
  rate: string | null;
  amount: number | null;
  max_discount: number | null;
}

/** How much a coupon takes off each amount: never more than all of it, and the parts add up to the whole. */
export function couponDiscount(
  { rate, amount, max_discount }: CouponTerms,
  amounts: readonly number[],
): number[] {
  const goods = sum(amounts);
  const wanted = rate === null ? (amount ?? 0) : Math.min(applyRate(goods, rate), max_discount ?? Infinity);
  return allocate(Math.min(wanted, goods), amounts);
}
