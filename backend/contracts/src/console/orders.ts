import type { OrderState, PaymentStatus } from '../states';
import type { OrderAddress, OrderCoupon, OrderLine, TimelineEntry } from '../web/order';
import type { PickupPlace, RateType } from '../web/shipping';

/** A row of `{admin|vendor}/orders`: one vendor's order. */
export interface OrderRow {
  id: number;
  number: string;
  group_number: string;
  vendor_id: number;
  vendor_name: string;
  customer_id: number | null;
  customer_name: string;
  email: string;
  state: OrderState;
  status_label: string;
  payment_status: PaymentStatus;
  payment_method: string;
  currency: string;
  total: number;
  item_count: number;
  is_default: boolean;
  placed_at: string;
}

/** `GET {admin|vendor}/orders/{id}`. */
export interface OrderRecord extends OrderRow {
  version: number;
  items: number;
  discount: number;
  shipping: number;
  shipping_discount: number;
  /** This order's part of what the way to pay cost. */
  payment_fee: number;
  tax: number;
  tax_included: number;
  coupons: OrderCoupon[];
  /** What the platform keeps, and of what; null where no rule held when it was sold. */
  commission: { base: number; amount: number } | null;
  lines: OrderLine[];
  taxes: { name: string; rate: string; amount: number }[];
  shipping_method: string;
  /** How its price was worked out; null for orders from before there were several ways. */
  shipping_rate_type: RateType | null;
  /** Where the buyer collects the goods; null where they are brought. */
  pickup: PickupPlace | null;
  shipping_address: OrderAddress;
  billing_address: OrderAddress;
  /** For those who handle the order. */
  note: string | null;
  /** The buyer's own words. */
  buyer_note: string | null;
  timeline: (TimelineEntry & { actor: string | null })[];
  /** States this order may move to now, by this reader, with the operators' labels. */
  allowed: { state: OrderState; label: string; order_status_id: number | null }[];
  /** The other vendors' parts of the same checkout; empty for vendors. */
  siblings: { id: number; number: string; vendor_name: string; state: OrderState; total: number }[];
}

/** `POST admin/changeOrderStatus` and `POST vendor/changeSellerOrderStatus`; a refused change is a 409 with `details.allowed`. */
export interface ChangeOrderStatus {
  order_id: number;
  /** Either the target state or the label (an `order_statuses` row) that maps to it. */
  state?: OrderState;
  order_status_id?: number;
  note?: string;
}

/** A figure of a period beside the one before it. */
export interface Figure {
  value: number;
  previous: number;
}

/** `GET admin/getDashboardData?from=&to=` and `GET vendor/getSellerDashboardData`; money in the shop's default currency. */
export interface DashboardData {
  from: string;
  to: string;
  currency: string;
  sales: Figure;
  orders: Figure;
  average_order: Figure;
  /** Absent for vendors. */
  new_customers?: Figure;
  /** One entry a day, without gaps. */
  days: { date: string; sales: number; orders: number }[];
  states: { state: OrderState; label: string; count: number }[];
  top_products: { id: number; name: string; quantity: number; sales: number }[];
  /** Absent for vendors. */
  top_vendors?: { id: number; name: string; sales: number; orders: number }[];
  low_stock: { product_id: number; variant_id: number; name: string; sku: string; available: number }[];
  latest_orders: OrderRow[];
}

/** What open consoles hear of an order, on the channels `admin` and `vendor.<id>`: `order.placed` and `order.moved`. */
export interface LiveOrder {
  id: number;
  number: string;
  state: OrderState;
}
