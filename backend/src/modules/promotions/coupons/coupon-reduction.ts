import { sum } from '../../../kernel/money';
import type { CouponTerms } from './coupon-discount';
import { goodsDiscount, shippingDiscount } from './coupon-discount';
import type { CouponLine } from './coupon-eligibility';

/** Amounts left after earlier coupons: of each line, and of each vendor's shipping. */
export interface RemainingAmounts {
  lines: readonly number[];
  shipping: ReadonlyMap<number, number>;
}

/** Discount of one coupon, by line and by vendor. */
export interface CouponReduction {
  discounts: number[];
  discount: number;
  shipping_discounts: ReadonlyMap<number, number>;
  shipping_discount: number;
}

/** Applies one coupon to eligible lines and to the shipping of their vendors. */
export function applyReduction(
  terms: CouponTerms,
  lines: readonly CouponLine[],
  eligible: readonly boolean[],
  remaining: RemainingAmounts,
): CouponReduction {
  const goods = lines.flatMap((line, index) =>
    eligible[index] ? [{ ...line, index, left: remaining.lines[index] ?? 0 }] : [],
  );
  const discounts = lines.map(() => 0);
  goodsDiscount(terms, goods).forEach((part, at) => (discounts[goods[at]?.index ?? 0] = part));
  const vendors = [...remaining.shipping.keys()].filter((id) =>
    goods.some(({ offer }) => offer.vendor_id === id),
  );
  const offs = shippingDiscount(
    terms,
    vendors.map((id) => remaining.shipping.get(id) ?? 0),
  );
  return {
    discounts,
    discount: sum(discounts),
    shipping_discounts: new Map(vendors.map((id, at) => [id, offs[at] ?? 0])),
    shipping_discount: sum(offs),
  };
}

/** Amounts left for the next coupon. */
export function remainingAfter(
  remaining: RemainingAmounts,
  { discounts, shipping_discounts }: CouponReduction,
): RemainingAmounts {
  return {
    lines: remaining.lines.map((amount, index) => sum([amount, -(discounts[index] ?? 0)])),
    shipping: new Map(
      [...remaining.shipping].map(([id, amount]) => [id, sum([amount, -(shipping_discounts.get(id) ?? 0)])]),
    ),
  };
}
