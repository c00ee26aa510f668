import { ShareDisplay, type ScreenOverride } from '@stoa/console-kit';
import { CouponSentence } from './CouponSentence';
import { worthInputs } from './worth-inputs';

/** Coupons: generated screens with the value by its type, and in words what the coupon does. */
export const coupons: ScreenOverride = {
  columns: ['code', 'title', 'type', 'used', 'limit_total', 'ends_at', 'status'],
  sections: {
    worth: ['code', 'type', 'rate', 'amount', 'max_discount'],
    conditions: ['min_spend', 'limit_total', 'limit_per_customer', 'used'],
    period: ['starts_at', 'ends_at'],
  },
  inputs: worthInputs,
  displays: { rate: ShareDisplay },
  summary: CouponSentence,
};
