import type { AssignmentState, OrderState, PaymentStatus, RefundState } from '../states';
import type { OrderAddress, OrderCoupon, OrderLine, OrderRefund, TimelineEntry } from '../web/order';
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
  /** Whether this reader can mark it as shipped at once, the steps between included. */
  can_ship: boolean;
  payment_status: PaymentStatus;
  payment_method: string;
  currency: string;
  items: number;
  discount: number;
  shipping: number;
  shipping_discount: number;
  /** This order's part of what the way to pay cost. */
  payment_fee: number;
  tax: number;
  tax_included: number;
  total: number;
  item_count: number;
  is_default: boolean;
  placed_at: string;
}

/** `GET {admin|vendor}/orders/{id}`. */
export interface OrderRecord extends OrderRow {
  version: number;
  coupons: OrderCoupon[];
  /** What the platform keeps, and of what; null where no rule held when it was sold. */
  commission: { base: number; amount: number } | null;
  /** What the vendor is due, worked out of what the buyer pays. */
  earnings: OrderEarnings;
  /** Money that is owed, or was given, back. */
  refunds: OrderRefund[];
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
  is_gift: boolean;
  /** Goes into the parcel. */
  gift_message: string | null;
  timeline: (TimelineEntry & { actor: string | null; internal_note: string | null })[];
  /** States this order may move to now, by this reader, with the operators' labels. */
  allowed: { state: OrderState; label: string; order_status_id: number | null }[];
  /** The other vendors' parts of the same checkout; empty for vendors. */
  siblings: { id: number; number: string; vendor_name: string; state: OrderState; total: number }[];
  /** The latest rider who was offered it; `is_over` means that another can be. */
  delivery: {
    id: number;
    state: AssignmentState;
    is_over: boolean;
    rider: { id: number; name: string; phone: string };
    offered_at: string;
  } | null;
  /** The customer was deleted since: their name is all that is left to show. */
  is_customer_deleted: boolean;
}

/** A row of `admin/refunds`; an operator moves it by `updateStatus` to `succeeded` once the money is paid out. */
/** How an order's total becomes what its vendor is due: `net = total − payment_fee + platform_discounts − commission`. */
export interface OrderEarnings {
  total: number;
  /** Kept by the platform. */
  payment_fee: number;
  /** What the buyer was spared at the platform's expense. */
  platform_discounts: number;
  commission: number;
  net: number;
}

export interface RefundRow extends OrderRefund {
  order_id: number;
  vendor_id: number;
  customer_name: string;
  email: string;
  allowed: RefundState[];
}

/** `POST admin/changeOrderStatus` and `POST vendor/changeSellerOrderStatus`; a refused change is a 409 with `details.allowed`. */
export interface ChangeOrderStatus {
  order_id: number;
  /** Either the target state or the label (an `order_statuses` row) that maps to it. */
  state?: OrderState;
  order_status_id?: number;
  /** Whether the steps of handling between are taken as well, such as from placed to shipped. */
  with_steps?: boolean;
  /** A message to the buyer, on the order's page and in the mail about this step. */
  note?: string;
  /** For those who handle the order; the buyer never sees it. */
  internal_note?: string;
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
  /** The scarcest variants of active products. */
  low_stock: {
    product_id: number;
    variant_id: number;
    name: string;
    /** What tells the variant from its product's others, as in `Red`, `M`. */
    options: string[];
    sku: string;
    available: number;
  }[];
  /** How many variants are that scarce in all. */
  low_stock_total: number;
  latest_orders: OrderRow[];
}

/** What open consoles hear of an order, on the channels `admin` and `vendor.<id>`: `order.placed` and `order.moved`. */
export interface LiveOrder {
  id: number;
  number: string;
  state: OrderState;
}
