import type { Funder, OrderState, PaymentStatus, RefundReason, RefundState } from '../states';
import type { Cart, ChosenOption } from './cart';
import type { PickupPlace } from './shipping';
import type { Picture } from './shop';

/** One vendor's part of an order, with the label that operators gave its state. */
export interface VendorOrderSummary {
  id: number;
  number: string;
  vendor: { id: number; name: string; slug: string };
  state: OrderState;
  status_label: string;
  total: number;
}

/** `GET web/customer_orders`: one row a checkout; its state is derived from the vendor orders. */
export interface CustomerOrderRow {
  /** Id of the group, for `order_detail/{id}`. */
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

/** `POST web/track_order`: finds an order without signing in, by what only its buyer knows. */
export interface TrackOrder {
  /** Of the checkout or of one of its parts. */
  order_number: string;
  email: string;
}

/** Answer of `track_order`: what `verifyPayment` shows the order for. */
export interface TrackedOrder {
  group_number: string;
  access_token: string;
}

export interface OrderLine {
  id: number;
  product_id: number | null;
  slug: string | null;
  name: string;
  /** What the product is called in the base language today, for those who don't read the buyer's; absent with the product. */
  base_name: string | null;
  sku: string;
  options: ChosenOption[];
  /** The same options in the reader's language, as far as they still exist. */
  read_options: ChosenOption[];
  picture: Picture | null;
  quantity: number;
  unit_price: number;
  /** What it would have cost without the flash sale that the price comes from. */
  regular_price: number | null;
  discount: number;
  /** Tax on top of the price. */
  tax: number;
  /** Tax within the price, where prices include it. */
  tax_included: number;
  total: number;
}

/** A code that made an order cheaper, with what it took off goods and shipping. */
export interface OrderCoupon {
  code: string;
  title: string;
  discount: number;
  shipping_discount: number;
  funded_by: Funder;
}

/** Money that goes back to the buyer of one vendor's order; `amount` in minor units of `currency`. */
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
  /** Ready to print, one entry a line. */
  lines: string[];
}

export interface TimelineEntry {
  at: string;
  state: OrderState;
  label: string;
  note: string | null;
}

/** The first and the last day of a delivery, ISO, UTC. */
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
  /** Money that goes, or went, back for cancelled parts; those that operators cancelled are left out. */
  refunds: OrderRefund[];
  parts: (VendorOrderSummary & {
    /** Whether the buyer may still cancel it (`web/cancelOrder`). */
    can_cancel: boolean;
    /** What the buyer told the seller. */
    buyer_note: string | null;
    is_gift: boolean;
    gift_message: string | null;
    lines: OrderLine[];
    timeline: TimelineEntry[];
    shipping_method: string;
    /** Where to collect the goods; absent where they are brought. */
    pickup: PickupPlace | null;
    /** When the goods should arrive, or be ready where they are collected; null before payment and after arrival. */
    delivery_estimate: DeliveryEstimate | null;
    items: number;
    shipping: number;
    shipping_discount: number;
    payment_fee: number;
    tax: number;
    discount: number;
  })[];
}

/** Body of `POST web/cancelOrder`: one seller's part of an order; answers the whole order. */
export interface CancelOrder {
  order_id: number;
  /** For those who handle the order. */
  reason?: string;
  /** Of a guest, who has it from placing the order. */
  access_token?: string;
}

/** Body of `POST web/reorder`: everything of an order goes into the cart once more, as far as it is sold. */
export interface Reorder {
  /** Number of the group. */
  group_number: string;
  /** The same key again adds nothing. */
  request_key?: string;
  access_token?: string;
}

/** What came of it: the cart, and what could not be put there, with the reason. */
export interface Reordered {
  cart: Cart;
  refused: { name: string; error: string }[];
}
