import type { DisputeReason, DisputeState } from '../dispute-states';
import type { CustomerDispute, DisputeEntry } from '../web/dispute';

/** A row of `{admin|vendor}/disputes`; `amount` in minor units of `currency`. */
export interface DisputeRow {
  id: number;
  number: string;
  order_id: number;
  order_number: string;
  vendor_id: number;
  vendor_name: string;
  customer_name: string;
  email: string;
  state: DisputeState;
  reason: DisputeReason;
  amount: number;
  currency: string;
  /** Until when the vendor must respond; null if it need not. */
  due_at: string | null;
  created_at: string;
  /** States that this reader may set now, by `acceptDispute` or `decideDispute`. */
  allowed: DisputeState[];
}

/** `GET {admin|vendor}/disputes/{id}`. */
export interface DisputeRecord
  extends DisputeRow, Pick<CustomerDispute, 'lines' | 'with_shipping' | 'refund'> {
  /** The return whose outcome is contested. */
  return: { id: number; number: string } | null;
  can_add_evidence: boolean;
  timeline: (DisputeEntry & { actor: string | null })[];
}

/** `POST vendor/acceptDispute`: refunds what the customer claims, as far as it was not refunded meanwhile. */
export interface AcceptDispute {
  dispute_id: number;
  /** A message to the customer. */
  note?: string | null;
}

/** `POST admin/decideDispute`: a refund of all or a part of the order, or none. */
export interface DecideDispute {
  dispute_id: number;
  state: 'refunded' | 'dismissed';
  /** Units to refund; by default what the customer claims. */
  lines?: { order_line_id: number; quantity: number }[];
  /** Shipping to refund with its tax, in minor units of the order's currency; by default as claimed. */
  shipping?: number;
  /** The reason, which both sides read. */
  note: string;
}
