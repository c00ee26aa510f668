import type { RefundDestination, RefundState } from '../states';
import type { OrderRefund } from '../web/order';

/** A row of `admin/refunds`; an operator sets it to `succeeded` by `updateStatus` once it is paid out. */
export interface RefundRow extends OrderRefund {
  order_id: number;
  vendor_id: number;
  updated_at: string;
  customer_name: string;
  email: string;
  /** Why its payment provider has not made it. */
  failure: string | null;
  allowed: RefundState[];
  /** Where an operator can have it paid now; none while its provider makes it and once it is settled. */
  destinations: RefundDestination[];
}

/** `POST {admin|vendor}/previewRefund`: what to refund, in minor units of the order's currency. */
export interface RefundRequest {
  order_id: number;
  lines?: { order_line_id: number; quantity: number }[];
  /** Shipping with its tax. */
  shipping?: number;
  /** Whether the payment method's fee is refunded as well. */
  payment_fee?: boolean;
  /** Message to the buyer. */
  note?: string | null;
}

/** `POST {admin|vendor}/refundOrder`. */
export interface IssueRefund extends RefundRequest {
  /** A repeated request with the same key refunds nothing more and returns the same refund. */
  request_key?: string;
}

/** `POST {admin|vendor}/previewRefund`: who bears what of a refund. */
export interface RefundPreview {
  currency: string;
  /** What the buyer gets. */
  amount: number;
  shipping: number;
  payment_fee: number;
  tax: number;
  /** Commission that the vendor gets back. */
  commission: number;
  /** Platform-funded discounts that the vendor gives back. */
  platform_discount: number;
  /** What is taken from the vendor's balance, where vendors remit their taxes. */
  vendor: number;
}

/** What can still be refunded of an order, in minor units of `currency`; nothing while it is unpaid or void. */
export interface Refundable {
  currency: string;
  /** What was paid and not refunded. */
  amount: number;
  /** Shipping with its tax. */
  shipping: number;
  /** Fee of the payment method. */
  payment_fee: number;
  lines: { order_line_id: number; name: string; sku: string; quantity: number; amount: number }[];
}
