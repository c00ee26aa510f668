import type { ScreenOverride } from '@stoa/console-kit';
import { couponDisplays } from './coupon-displays';
import { couponInputs } from './coupon-inputs';
import { CouponOverview, CouponSentence } from './CouponSentence';

/** Coupon screens: generated, with the inputs of the type and a summary in sentences. */
export const coupons: ScreenOverride = {
  columns: ['code', 'title', 'type', 'used', 'funded_by', 'ends_at', 'status'],
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
};
