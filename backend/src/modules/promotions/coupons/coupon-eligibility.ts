/** Kinds of targets of conditions. */
export const NAMED = ['product', 'category', 'brand', 'vendor'] as const;
type Ids = ReadonlySet<number>;
export type Condition = Readonly<Record<(typeof NAMED)[number], Ids>>;

/** Items that a coupon applies to; `vendor_id` is set if it is limited to one vendor. */
export interface CouponScope {
  vendor_id: number | null;
  includes: Condition;
  excludes: Condition;
}

/** The fields of an item that conditions test. */
export interface CouponGoods {
  product_id: number;
  /** Its own categories; `isEligible` expects all their ancestors too. */
  category_ids: readonly number[];
  brand_id: number | null;
  vendor_id: number;
}

/** A cart line as coupons need it; `unit_price` in minor units of the buyer's currency. */
export interface CouponLine {
  offer: CouponGoods;
  unit_price: number;
  quantity: number;
}

/**
 * Whether a coupon applies to an item: not if excluded or of another vendor than the coupon's; otherwise if
 * included, or if there are no inclusions.
 */
export function isEligible(goods: CouponGoods, { vendor_id, includes, excludes }: CouponScope): boolean {
  if (vendor_id !== null && goods.vendor_id !== vendor_id) return false;
  if (names(excludes, goods)) return false;
  return NAMED.every((kind) => includes[kind].size === 0) || names(includes, goods);
}

function names(
  condition: Condition,
  { product_id, category_ids, brand_id, vendor_id }: CouponGoods,
): boolean {
  const { product, category, brand, vendor } = condition;
  return (
    product.has(product_id) ||
    category_ids.some((id) => category.has(id)) ||
    (brand_id !== null && brand.has(brand_id)) ||
    vendor.has(vendor_id)
  );
}
