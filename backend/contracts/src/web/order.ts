import type {
  Funder,
  InvoiceType,
  OrderState,
  PaymentStatus,
  ProofStatus,
  RefundReason,
  RefundState,
  ShipmentState,
} from '../states';
import type { Cart, ChosenOption } from './cart';
import type { PickupPlace } from './shipping';
import type { Picture } from './picture';

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

/** How a part of a refund was paid: by the gateway that took the money, by the shop's staff, or to the wallet. */
export type RefundRoute = 'gateway' | 'by_hand' | 'wallet';

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
  /** How it was divided once it is paid; before, what gateways have paid already. */
  parts: { route: RefundRoute; amount: number }[];
  /** The return or dispute that it settles. */
  source: { resource: 'returns' | 'disputes'; id: number; number: string } | null;
  /** Units that it is for; none where the whole order was void or was paid twice, or for shipping alone. */
  lines: { order_line_id: number; quantity: number }[];
  /** The message to the buyer. */
  note: string | null;
}

/** An invoice or credit note of one vendor's order; `total` in minor units of the order's currency. */
export interface OrderInvoice {
  id: number;
  type: InvoiceType;
  number: string;
  total: number;
  issued_at: string;
}

/** Body of `POST web/invoiceFile`: an invoice or credit note as PDF. */
export interface InvoiceFile {
  invoice_id: number;
  /** The guest's token from placing the order. */
  access_token?: string;
}

export interface OrderAddress {
  name: string;
  company: string | null;
  phone: string | null;
  /** Formatted for print, one entry per line. */
  lines: string[];
}

/** A shipment of some items of one vendor's order. */
export interface Shipment {
  id: number;
  /** Number of the order plus sequence number, such as `ST-7K3M9QXW-1-S2`. */
  number: string;
  state: ShipmentState;
  carrier: string | null;
  tracking_number: string | null;
  /** The carrier's page about this shipment; `https:` only. */
  tracking_url: string | null;
  shipped_at: string | null;
  delivered_at: string | null;
  lines: ShippedLine[];
}

/** Units of an order line in a shipment. */
export interface ShippedLine {
  order_line_id: number;
  quantity: number;
}

/** An entry of an order's timeline: a state of the order or, with `shipment`, of one of its shipments. */
export interface TimelineEntry {
  at: string;
  state: OrderState;
  label: string;
  note: string | null;
  shipment: { number: string; state: ShipmentState } | null;
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
  /** What payments have taken for the orders that are neither cancelled nor expired; refunds are listed apart. */
  amount_paid: number;
  /** What of `amount_paid` came from the customer's wallet. */
  wallet_amount: number;
  /** What is left to pay in advance; 0 once no order awaits its payment. */
  amount_due: number;
  /** What is left to pay in cash at the delivery; 0 for other payment methods, and once it is collected. */
  cash_due: number;
  /** Refunds for cancelled orders, pending and paid; those that operators cancelled are omitted. */
  refunds: OrderRefund[];
  /** The proof of a bank transfer that the buyer has sent; a rejected one with the operator's reason. */
  payment_proof: { status: ProofStatus; reason: string | null } | null;
  /** ISO, UTC; when what is still unpaid expires and its stock is released. Null if nothing is due. */
  expires_at: string | null;
  /** Whether a proof can be sent now (`web/sendPaymentProof`). */
  can_send_proof: boolean;
  parts: (VendorOrderSummary & {
    /** Whether the buyer may still cancel it (`web/cancelOrder`). */
    can_cancel: boolean;
    /** The order whose returned items this one replaces. */
    replaced_order: { number: string; group_number: string } | null;
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
    /** Its invoice and credit notes, oldest first. */
    invoices: OrderInvoice[];
    /** Its shipments that have left, oldest first. */
    shipments: Shipment[];
    /** The code that its rider needs at the door; null unless a rider has the items. */
    delivery_code: string | null;
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
