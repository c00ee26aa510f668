/** What conditions can name. */
export const NAMED = ['product', 'category', 'brand', 'vendor'] as const;
type Ids = ReadonlySet<number>;
export type Condition = Readonly<Record<(typeof NAMED)[number], Ids>>;

/** Which goods a coupon is for; `vendor_id` is set when it is one vendor's. */
export interface CouponScope {
  vendor_id: number | null;
  includes: Condition;
  excludes: Condition;
}

/** Goods as conditions know them. */
export interface CouponGoods {
  product_id: number;
  /** Its own categories and all above them. */
  category_ids: readonly number[];
  brand_id: number | null;
  vendor_id: number;
}

/**
 * Whether a coupon is for these goods: never for what an exclusion names or for another vendor's than its own;
 * for the rest when some inclusion names them, or when there is none.
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
