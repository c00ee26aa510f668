import type { CouponType } from '../states';

/** `GET web/fetch_coupons`: a public coupon; amounts in the requested currency. */
export interface WebCoupon {
  code: string;
  title: string;
  /** The vendor whose items it is for; null for those of no single vendor. */
  vendor_id: number | null;
  /** Its name; null too where the shop shows no vendors. */
  vendor_name: string | null;
  type: CouponType;
  rate: string | null;
  amount: number | null;
  buy_qty: number | null;
  get_qty: number | null;
  max_discount: number | null;
  min_spend: number | null;
  min_qty: number | null;
  first_order_only: boolean;
  stackable: boolean;
  ends_at: string | null;
  currency: string;
}
