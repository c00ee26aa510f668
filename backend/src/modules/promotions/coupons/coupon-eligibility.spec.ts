import type { Condition, CouponScope } from './coupon-eligibility';
import { isEligible } from './coupon-eligibility';

const goods = { product_id: 1, category_ids: [10, 11], brand_id: 20, vendor_id: 30 };

const condition = (some: Partial<Record<keyof Condition, number[]>> = {}): Condition => ({
  product: new Set(some.product),
  category: new Set(some.category),
  brand: new Set(some.brand),
  vendor: new Set(some.vendor),
});
const scope = (some: Partial<CouponScope>): CouponScope => ({
  vendor_id: null,
  includes: condition(),
  excludes: condition(),
  ...some,
});

describe('the eligibility of a product for a coupon', () => {
  it('is given when the coupon has no conditions', () => {
    expect(isEligible(goods, scope({}))).toBe(true);
    expect(isEligible({ ...goods, brand_id: null }, scope({}))).toBe(true);
  });

  it('requires a match with at least one inclusion', () => {
    expect(isEligible(goods, scope({ includes: condition({ product: [1] }) }))).toBe(true);
    expect(isEligible(goods, scope({ includes: condition({ product: [2], category: [10] }) }))).toBe(true);
    expect(isEligible(goods, scope({ includes: condition({ brand: [20] }) }))).toBe(true);
    expect(isEligible(goods, scope({ includes: condition({ vendor: [30] }) }))).toBe(true);
    expect(isEligible(goods, scope({ includes: condition({ product: [2], brand: [21] }) }))).toBe(false);
  });

  it('is denied by a matching exclusion, even when an inclusion matches', () => {
    const includes = condition({ product: [1] });
    expect(isEligible(goods, scope({ includes, excludes: condition({ category: [11] }) }))).toBe(false);
    expect(isEligible(goods, scope({ excludes: condition({ vendor: [30] }) }))).toBe(false);
  });

  it('is limited to the coupon’s vendor when it has one', () => {
    expect(isEligible(goods, scope({ vendor_id: 30 }))).toBe(true);
    expect(isEligible(goods, scope({ vendor_id: 31, includes: condition({ product: [1] }) }))).toBe(false);
  });
});
