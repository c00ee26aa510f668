import type { ScreenOverride } from '../screens/overrides';
import { couponDisplays } from './coupon-displays';
import { couponInputs } from './coupon-inputs';
import { CouponOrders } from './CouponOrders';
import { CouponOverview, CouponSentence } from './CouponSentence';

/** Coupon screens of both consoles: generated, with the inputs of the type, a summary in sentences and the orders. */
export const couponScreens: ScreenOverride = {
  // It leads on to what a coupon has given away and to its orders.
  opens: 'view',
  columns: ['code', 'title', 'type', 'used', 'vendor_id', 'funded_by', 'ends_at', 'status'],
  sections: {
    discount: ['code', 'type', 'rate', 'amount', 'buy_qty', 'get_qty', 'max_discount'],
    included: ['product_ids', 'category_ids', 'brand_ids', 'vendor_ids'],
    excluded: ['excluded_product_ids', 'excluded_category_ids', 'excluded_brand_ids', 'excluded_vendor_ids'],
    conditions: [
      'min_spend',
      'min_qty',
      'limit_total',
      'limit_per_customer',
      'first_order_only',
      'stackable',
      'used',
    ],
    funding: ['funded_by', 'vendor_id'],
    period: ['starts_at', 'ends_at'],
  },
  inputs: couponInputs,
  displays: couponDisplays,
  summary: CouponSentence,
  overview: CouponOverview,
  panels: [{ name: 'orders', of: 'orders', element: <CouponOrders /> }],
};
