import type { CouponType, Funder } from '@stoa/contracts';
import type { CouponReduction } from './coupon-reduction';

/** A valid code with its discounts on each line and on each vendor's shipping. */
export interface AppliedCoupon extends CouponReduction {
  id: number;
  code: string;
  title: string;
  type: CouponType;
  funded_by: Funder;
  first_order_only: boolean;
  /** Version of the coupon whose terms were applied. */
  version: number;
}
