import type { Funder, OrderState, PaymentStatus, RefundReason, RefundState } from '../states';
import type { Cart, ChosenOption } from './cart';
import type { PickupPlace } from './shipping';
import type { Picture } from './shop';

/** One vendor's order of an order group, with the operators' label of its state. */
export interface VendorOrderSummary {
  id: number;
  number: string;
  vendor: { id: number; name: string; slug: string };
  state: OrderState;
  status_label: string;
  total: number;
}

/** `GET web/customer_orders`: one row per order group; its state is derived from the vendors' orders. */
export interface CustomerOrderRow {
  /** Id of the order group, for `order_detail/{id}`. */
  id: number;
  number: string;
  placed_at: string;
  state: OrderState | 'mixed';
  payment_status: PaymentStatus;
  currency: string;
  total: number;
  item_count: number;
  pictures: Picture[];
  orders: VendorOrderSummary[];
}

/** `POST web/track_order`: finds an order without sign-in, by its number and e-mail address. */
export interface TrackOrder {
  /** Number of the order group or of one of its orders. */
  order_number: string;
  email: string;
}

/** Response of `track_order`: the parameters of `verifyPayment` for this order. */
export interface TrackedOrder {
  group_number: string;
  access_token: string;
}

export interface OrderLine {
  id: number;
  product_id: number | null;
  slug: string | null;
  name: string;
  /** Current product name in the base language, for readers of another one; null for a deleted product. */
  base_name: string | null;
  sku: string;
  options: ChosenOption[];
  /** The same options in the reader's language, where they still exist. */
  read_options: ChosenOption[];
  picture: Picture | null;
  quantity: number;
  unit_price: number;
  /** The price without the flash sale. */
  regular_price: number | null;
  discount: number;
  /** Tax on top of the price. */
  tax: number;
  /** Tax included in the price. */
  tax_included: number;
  total: number;
}

/** A coupon used in an order, with its discounts on items and shipping. */
export interface OrderCoupon {
  code: string;
  title: string;
  discount: number;
  shipping_discount: number;
  funded_by: Funder;
}

/** A refund to the buyer of one vendor's order; `amount` in minor units of `currency`. */
export interface OrderRefund {
  id: number;
  number: string;
  order_number: string;
  amount: number;
  currency: string;
  reason: RefundReason;
  state: RefundState;
  created_at: string;
  /** When it was paid out or cancelled. */
  settled_at: string | null;
}

export interface OrderAddress {
  name: string;
  company: string | null;
  phone: string | null;
  /** Formatted for print, one entry per line. */
  lines: string[];
}

export interface TimelineEntry {
  at: string;
  state: OrderState;
  label: string;
  note: string | null;
}

/** First and last expected day of a delivery, ISO, UTC. */
export interface DeliveryEstimate {
  from: string;
  to: string;
}

/** `GET web/order_detail/{id}` (id or group number). */
export interface CustomerOrder extends CustomerOrderRow {
  email: string;
  shipping_address: OrderAddress;
  billing_address: OrderAddress;
  payment_method: string;
  items: number;
  discount: number;
  shipping: number;
  shipping_discount: number;
  payment_fee: number;
  tax: number;
  tax_included: number;
  coupons: Omit<OrderCoupon, 'funded_by'>[];
  /** Refunds for cancelled orders, pending and paid; those that operators cancelled are omitted. */
  refunds: OrderRefund[];
  parts: (VendorOrderSummary & {
    /** Whether the buyer may still cancel it (`web/cancelOrder`). */
    can_cancel: boolean;
    /** The buyer's note to the vendor. */
    buyer_note: string | null;
    is_gift: boolean;
    gift_message: string | null;
    lines: OrderLine[];
    timeline: TimelineEntry[];
    shipping_method: string;
    /** Pickup location; null for delivery. */
    pickup: PickupPlace | null;
    /** Expected delivery, or readiness for pickup; null before payment and after delivery. */
    delivery_estimate: DeliveryEstimate | null;
    items: number;
    shipping: number;
    shipping_discount: number;
    payment_fee: number;
    tax: number;
    discount: number;
  })[];
}

/** Body of `POST web/cancelOrder`: one vendor's order; returns the whole order group. */
export interface CancelOrder {
  order_id: number;
  /** Internal, for those who handle the order. */
  reason?: string;
  /** The guest's token from placing the order. */
  access_token?: string;
}

/** Body of `POST web/reorder`: adds all available items of an order to the cart again. */
export interface Reorder {
  /** Number of the order group. */
  group_number: string;
  /** A repeated request with the same key adds nothing. */
  request_key?: string;
  access_token?: string;
}

/** Result: the cart, and the items that could not be added, with the reason. */
export interface Reordered {
  cart: Cart;
  refused: { name: string; error: string }[];
}
