import type { DisputeEventType, DisputeReason, DisputeState } from '../dispute-states';
import type { ChosenOption } from './cart';
import type { ReturnParty, ReturnRefund } from './return';
import type { Picture } from './picture';

/** Units of one order line whose money a customer claims. */
export interface DisputedLine {
  order_line_id: number;
  name: string;
  sku: string;
  options: ChosenOption[];
  picture: Picture | null;
  quantity: number;
}

/** A file given as evidence; read by `disputeFile/{id}`. */
export interface DisputeFile {
  id: number;
  filename: string;
  mime: string;
  bytes: number;
}

/** One entry of a dispute's timeline: a step, or a party's evidence. */
export interface DisputeEntry {
  id: number;
  at: string;
  event: DisputeEventType;
  by: ReturnParty;
  note: string | null;
  files: DisputeFile[];
}

/** A dispute as its customer sees it; `amount` in minor units of `currency`. */
export interface CustomerDispute {
  id: number;
  number: string;
  order_id: number;
  order_number: string;
  /** Number of the order group. */
  group_number: string;
  vendor: { id: number; name: string; slug: string };
  /** The return whose outcome is contested; null if the order itself is. */
  return_id: number | null;
  state: DisputeState;
  reason: DisputeReason;
  /** What the customer claims. */
  amount: number;
  currency: string;
  /** Whether the claim contains the shipping. */
  with_shipping: boolean;
  /** Until when the vendor must respond; null once it has, or the dispute has ended. */
  due_at: string | null;
  created_at: string;
  lines: DisputedLine[];
  timeline: DisputeEntry[];
  refund: ReturnRefund | null;
  can_withdraw: boolean;
  can_add_evidence: boolean;
}

/** A claim that can be made now: about a return's outcome, or about the order. */
export interface Disputable {
  return_id: number | null;
  /** Reasons that fit. */
  reasons: DisputeReason[];
  /** Until when it can be made; null while the order is not delivered. */
  until: string | null;
  /** Units that can be claimed. */
  lines: { order_line_id: number; quantity: number }[];
}

/** Disputes about one vendor's order, and what can be disputed now. */
export interface OrderDisputes {
  order_id: number;
  disputable: Disputable[];
  disputes: CustomerDispute[];
}

/** `POST web/order_disputes`: disputes about all orders of a group. */
export interface FindOrderDisputes {
  group_number: string;
  /** The guest's token from placing the order. */
  access_token?: string;
}

/** `POST web/openDispute`, as JSON or as a form with `lines` as JSON text and up to five `files`. */
export interface OpenDispute {
  order_id: number;
  /** The return whose outcome is contested. */
  return_id?: number | null;
  reason: DisputeReason;
  /** What happened. */
  description: string;
  /** Units that are claimed; by default all that can be. */
  lines?: { order_line_id: number; quantity: number }[];
  /** A repeated request with the same key opens nothing more. */
  request_key?: string | null;
  access_token?: string | null;
}

/** `POST {web|admin|vendor}/addDisputeEvidence`, as JSON or as a form with up to five `files`. */
export interface AddDisputeEvidence {
  dispute_id: number;
  note?: string | null;
  /** Of guests only. */
  access_token?: string | null;
}

/** `POST web/withdrawDispute`. */
export interface WithdrawDispute {
  dispute_id: number;
  access_token?: string | null;
}
