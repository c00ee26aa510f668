import type {
  AssignmentState,
  InitialShipmentState,
  OrderState,
  PaymentStatus,
  ProofStatus,
  ShipmentState,
} from '../states';
import type {
  OrderAddress,
  OrderCoupon,
  OrderInvoice,
  OrderLine,
  OrderRefund,
  Shipment,
  ShippedLine,
  TimelineEntry,
} from '../web/order';
import type { PickupPlace, RateType } from '../web/shipping';
import type { ExplanationRow } from './explanations';

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
  /** Whether this reader can mark it as shipped directly, including the steps between. */
  can_ship: boolean;
  payment_status: PaymentStatus;
  payment_method: string;
  /** What the buyer's wallet has paid of it. */
  wallet_amount: number;
  currency: string;
  items: number;
  discount: number;
  shipping: number;
  shipping_discount: number;
  /** This order's share of the payment fee. */
  payment_fee: number;
  tax: number;
  tax_included: number;
  total: number;
  item_count: number;
  is_default: boolean;
  placed_at: string;
  /** When anything of this row or of the whole record last changed. */
  updated_at: string;
}

/** `GET {admin|vendor}/orders/{id}`. */
export interface OrderRecord extends OrderRow {
  version: number;
  coupons: OrderCoupon[];
  /** The platform's commission and its base; null where no rule applied at the time of sale. */
  commission: { base: number; amount: number } | null;
  /** The vendor's earnings, derived from what the buyer pays. */
  /** What the vendor earns, as the books have it by now: less refunds, nothing for a cancelled order. */
  earnings: ExplanationRow;
  /** Refunds, pending and paid. */
  refunds: OrderRefund[];
  /** The latest proof of a bank transfer (`admin/paymentProof/{id}`); null for vendors. */
  payment_proof: {
    filename: string;
    status: ProofStatus;
    reason: string | null;
    created_at: string;
  } | null;
  /** Its invoice and credit notes, oldest first. */
  invoices: OrderInvoice[];
  lines: OrderLine[];
  taxes: { name: string; rate: string; amount: number }[];
  shipping_method: string;
  /** How the shipping price was calculated; null for orders older than rate types. */
  shipping_rate_type: RateType | null;
  /** Pickup location; null for delivered orders. */
  pickup: PickupPlace | null;
  shipping_address: OrderAddress;
  billing_address: OrderAddress;
  /** Internal note, for those who handle the order. */
  note: string | null;
  /** The buyer's note. */
  buyer_note: string | null;
  is_gift: boolean;
  /** Printed for the parcel. */
  gift_message: string | null;
  timeline: (TimelineEntry & { actor: string | null; internal_note: string | null })[];
  /** States that this reader may set now, with the operators' labels. */
  allowed: { state: OrderState; label: string; order_status_id: number | null }[];
  /** The other vendors' orders of the same order group; empty for vendors. */
  siblings: { id: number; number: string; vendor_name: string; state: OrderState; total: number }[];
  /** The order whose returned items this one replaces. */
  replaced_order: { id: number; number: string } | null;
  /** The latest rider assignment; `is_over` means that the order can be offered to another rider. */
  delivery: {
    id: number;
    state: AssignmentState;
    is_over: boolean;
    rider: { id: number; name: string; phone: string };
    offered_at: string;
    /** Why the last attempt failed. */
    failure_reason: string | null;
    /** Whether the rider has entered too many wrong codes, so that only staff can complete it. */
    is_code_locked: boolean;
  } | null;
  /** All shipments, oldest first. */
  shipments: OrderShipment[];
  /** Units in no shipment yet; refunded ones that had not left are not shipped any more. */
  to_ship: ShippedLine[];
  /** The customer's account was deleted: only the name is left to show. */
  is_customer_deleted: boolean;
}

/** A shipment for operators and vendors. */
export interface OrderShipment extends Shipment {
  created_at: string;
  /** The rider who carries it. */
  rider: { id: number; name: string } | null;
  /** States that this reader may set now by `updateShipmentStatus`. */
  allowed: ShipmentState[];
}

/** Carrier and tracking of a shipment; `PUT {admin|vendor}/updateShipment/{id}` changes those that it names. */
export interface ShipmentTracking {
  carrier?: string | null;
  tracking_number?: string | null;
  /** `https:` only. */
  tracking_url?: string | null;
}

/** `POST {admin|vendor}/createShipment`; returns the order. */
export interface CreateShipment extends ShipmentTracking {
  order_id: number;
  /** Everything that is in no shipment yet where omitted. */
  lines?: ShippedLine[];
  /** `pending` by default; `shipped` notifies the buyer. */
  state?: InitialShipmentState;
  /** A message to the buyer, if it is shipped. */
  note?: string | null;
  /** A repeated request with the same key creates nothing. */
  request_key?: string;
}

/** Body of `PUT {admin|vendor}/updateShipmentStatus/{id}/{status}`; a refused change is a 409 with `details.allowed`. */
export interface UpdateShipmentStatus {
  /** A message to the buyer, in the order's timeline. */
  note?: string | null;
}

/** A row of `{admin|vendor}/invoices`: an invoice or credit note. */
export interface InvoiceRow extends OrderInvoice {
  /** Null if the order was deleted. */
  order_id: number | null;
  order_number: string;
  vendor_id: number;
  vendor_name: string;
  customer_name: string;
  currency: string;
  tax: number;
  language: string;
}

/** `POST {admin|vendor}/packingSlips`: the packing slips of several orders as one PDF. */
export interface PackingSlips {
  order_ids: number[];
}

/** `POST admin/changeOrderStatus` and `POST vendor/changeSellerOrderStatus`; a refused change is a 409 with `details.allowed`. */
export interface ChangeOrderStatus {
  order_id: number;
  /** Either the target state or the label (an `order_statuses` row) mapped to it. */
  state?: OrderState;
  order_status_id?: number;
  /** Whether intermediate steps are taken as well, such as from placed to shipped. */
  with_steps?: boolean;
  /** A message to the buyer, shown on the order page and in the e-mail about this step. */
  note?: string;
  /** Internal note; the buyer never sees it. */
  internal_note?: string;
}

/** `POST admin/decidePaymentProof`: decides on the pending proof of an order's bank transfer. */
export interface DecidePaymentProof {
  order_id: number;
  status: Exclude<ProofStatus, 'pending'>;
  /** Required for a rejection; the buyer is told. */
  reason?: string;
}

/** A figure of a period with that of the previous period. */
export interface Figure {
  value: number;
  previous: number;
}

/**
 * `GET admin/getDashboardData?from=&to=` and `GET vendor/getSellerDashboardData`; money in the shop's default currency.
 * Figures whose records the reader may not read are absent.
 */
export interface DashboardData {
  from: string;
  to: string;
  currency: string;
  sales?: Figure;
  orders?: Figure;
  average_order?: Figure;
  /** Absent for vendors. */
  new_customers?: Figure;
  /** One entry per day, without gaps. */
  days?: { date: string; sales: number; orders: number }[];
  states?: { state: OrderState; label: string; count: number }[];
  top_products?: { id: number; name: string; quantity: number; sales: number }[];
  /** Absent for vendors. */
  top_vendors?: { id: number; name: string; sales: number; orders: number }[];
  /** The active products' variants with the least available stock. */
  low_stock?: {
    product_id: number;
    variant_id: number;
    name: string;
    /** Option values that distinguish the variant, such as `Red`, `M`. */
    options: string[];
    sku: string;
    available: number;
  }[];
  /** Total number of such variants. */
  low_stock_total?: number;
  latest_orders?: OrderRow[];
}

/** Realtime payload of `order.placed` and `order.moved` on the channels `admin` and `vendor.<id>`. */
export interface LiveOrder {
  id: number;
  number: string;
  state: OrderState;
}
