import type { Funder, OrderCoupon } from '@stoa/contracts';
import { sum } from '../../kernel/money';
import type { AppliedCoupon } from '../promotions';

/** One discount as it was when sold (domain §1.2); `amount` in minor units of the order. */
export interface FrozenDiscount {
  source: 'coupon';
  /** Without a key: a coupon may go while its orders stay. */
  coupon_id: number;
  code: string;
  title: string;
  amount: number;
  funded_by: Funder;
}

/** What each coupon takes off one thing, frozen; coupons that take nothing off it are left out. */
export function frozenDiscounts(
  coupons: readonly AppliedCoupon[],
  amountOf: (coupon: AppliedCoupon) => number,
): FrozenDiscount[] {
  return coupons.flatMap((coupon) => {
    const { id: coupon_id, code, title, funded_by } = coupon;
    const amount = amountOf(coupon);
    return amount > 0 ? [{ source: 'coupon', coupon_id, code, title, amount, funded_by }] : [];
  });
}

/** The coupons of orders, each once, with what they took off goods and shipping. */
export function couponsOf(
  goods: readonly FrozenDiscount[],
  shipping: readonly FrozenDiscount[],
): OrderCoupon[] {
  const all = [...goods, ...shipping];
  return [...new Set(all.map(({ code }) => code))].map((code) => {
    const { title = '', funded_by = 'platform' } = all.find((one) => one.code === code) ?? {};
    const off = (some: readonly FrozenDiscount[]): number =>
      sum(some.filter((one) => one.code === code).map(({ amount }) => amount));
    return { code, title, discount: off(goods), shipping_discount: off(shipping), funded_by };
  });
}
