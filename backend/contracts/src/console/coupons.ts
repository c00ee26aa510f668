import type { OrderState } from '../states';

/** Computed properties of a coupon's record. */
export interface CouponFigures {
  /** Discounts of its redemptions at the time of sale, by currency; in minor units. */
  discounts_given: { currency: string; amount: number }[];
}

/** `GET {admin|vendor}/coupon_orders`: an order of a checkout that redeemed a coupon; amounts in minor units. */
export interface CouponOrder {
  id: number;
  number: string;
  customer_name: string;
  vendor_name: string;
  state: OrderState;
  currency: string;
  total: number;
  /** What the coupon takes off this order, shipping included. */
  discount: number;
  placed_at: string;
}
