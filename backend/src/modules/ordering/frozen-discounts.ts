import type { Funder, OrderCoupon } from '@stoa/contracts';
import { sum } from '../../kernel/money';
import type { AppliedCoupon } from '../promotions';

/** One discount frozen at sale; `amount` in minor units of the order's currency. */
export interface FrozenDiscount {
  source: 'coupon';
  /** No foreign key: a coupon may be deleted while its orders stay. */
  coupon_id: number;
  code: string;
  title: string;
  amount: number;
  funded_by: Funder;
}

/** Each coupon's discount on one line or shipping, frozen; coupons without a discount on it are left out. */
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

/** The coupons of orders, each once, with their discounts on items and on shipping. */
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
