import { sum } from '../../../kernel/money';
import type { CouponTerms } from './coupon-discount';
import { goodsDiscount, shippingDiscount } from './coupon-discount';

/** What coupons have not taken off yet: of each line, and of each vendor's shipping. */
export interface Left {
  lines: readonly number[];
  shipping: ReadonlyMap<number, number>;
}

/** Goods that a coupon meets. */
export interface TurnLine {
  vendor_id: number;
  quantity: number;
}

/** What one coupon took off, line by line and vendor by vendor. */
export interface Taken {
  discounts: number[];
  discount: number;
  shipping_discounts: ReadonlyMap<number, number>;
  shipping_discount: number;
}

/** Lets one coupon take off what it can of eligible lines and of the shipping of their vendors. */
export function takeOff(
  terms: CouponTerms,
  lines: readonly TurnLine[],
  eligible: readonly boolean[],
  left: Left,
): Taken {
  const goods = lines.flatMap((line, index) =>
    eligible[index] ? [{ ...line, index, left: left.lines[index] ?? 0 }] : [],
  );
  const discounts = lines.map(() => 0);
  goodsDiscount(terms, goods).forEach((part, at) => (discounts[goods[at]?.index ?? 0] = part));
  const vendors = [...left.shipping.keys()].filter((id) => goods.some(({ vendor_id }) => vendor_id === id));
  const offs = shippingDiscount(
    terms,
    vendors.map((id) => left.shipping.get(id) ?? 0),
  );
  return {
    discounts,
    discount: sum(discounts),
    shipping_discounts: new Map(vendors.map((id, at) => [id, offs[at] ?? 0])),
    shipping_discount: sum(offs),
  };
}

/** What is left for the coupons after this one. */
export function leftAfter(left: Left, { discounts, shipping_discounts }: Taken): Left {
  return {
    lines: left.lines.map((amount, index) => sum([amount, -(discounts[index] ?? 0)])),
    shipping: new Map(
      [...left.shipping].map(([id, amount]) => [id, sum([amount, -(shipping_discounts.get(id) ?? 0)])]),
    ),
  };
}
