import type { RefundDestination, RefundState, ReturnEventType, ReturnReason, ReturnState } from '../states';
import type { ChosenOption } from './cart';
import type { Picture } from './picture';

/** Units of one order line that are or were to be returned. */
export interface ReturnedLine {
  order_line_id: number;
  name: string;
  sku: string;
  options: ChosenOption[];
  picture: Picture | null;
  quantity: number;
  reason: ReturnReason;
  /** Units accepted at the inspection; null before it. */
  accepted_quantity: number | null;
  /** Whether the accepted units were put back into stock; null before the inspection. */
  restock: boolean | null;
  /** Their condition at the inspection. */
  condition_note: string | null;
  /** The variant that is wanted instead of a refund. */
  exchange: Omit<ExchangeOption, 'available'> | null;
}

/** A variant for which an item can be exchanged; `available` units at most. */
export interface ExchangeOption {
  variant_id: number;
  sku: string;
  options: ChosenOption[];
  available: number;
}

/** Units of one order line that can be returned now, until their last moment. */
export interface ReturnableLine {
  order_line_id: number;
  quantity: number;
  until: string;
  /** Variants for which they can be exchanged; none for guests. */
  exchanges: ExchangeOption[];
}

/** Who made a step of a return; null for the shop itself. */
export type ReturnParty = 'customer' | 'vendor' | 'admin' | null;

/** One entry of a return's timeline. */
export interface ReturnEntry {
  at: string;
  event: ReturnEventType;
  by: ReturnParty;
  note: string | null;
}

/** The refund of a return; `amount` in minor units of `currency`. */
export interface ReturnRefund {
  number: string;
  amount: number;
  currency: string;
  state: RefundState;
}

/** A return as its customer sees it. */
export interface CustomerReturn {
  id: number;
  number: string;
  order_id: number;
  order_number: string;
  /** Number of the order group. */
  group_number: string;
  vendor: { id: number; name: string; slug: string };
  state: ReturnState;
  /** Where the customer wants the money; that of exchanged items always goes to the wallet. */
  refund_to: RefundDestination;
  /** The customer's note. */
  note: string | null;
  carrier: string | null;
  tracking_number: string | null;
  /** Lines of the address, with the store's name, to send the items to; empty unless approved and not received. */
  return_address: string[];
  /** When the vendor must have decided or inspected; null if it need not. */
  due_at: string | null;
  /** Until when the customer must have sent the items; null if that is not expected. */
  send_by: string | null;
  created_at: string;
  lines: ReturnedLine[];
  pictures: Picture[];
  timeline: ReturnEntry[];
  refund: ReturnRefund | null;
  /** The order of the replacement, once the exchanged items are inspected. */
  exchange_order: { id: number; number: string; group_number: string } | null;
  /** Whether a refund can still be chosen instead of the exchange (`web/cancelExchange`). */
  can_cancel_exchange: boolean;
  can_cancel: boolean;
  can_send: boolean;
}

/** Returns of one vendor's order, and what can still be returned of it. */
export interface OrderReturns {
  order_id: number;
  /** Lines of which units can be returned now. */
  returnable: ReturnableLine[];
  /** Where the money of a return can go; the wallet only for customers with an account. */
  refund_destinations: RefundDestination[];
  returns: CustomerReturn[];
}

/** `POST web/order_returns`: returns of all orders of a group. */
export interface FindOrderReturns {
  group_number: string;
  /** The guest's token from placing the order. */
  access_token?: string;
}

/** `POST web/requestReturn`, as JSON or as a form with `lines` as JSON text and up to five `pictures`. */
export interface RequestReturn {
  order_id: number;
  lines: {
    order_line_id: number;
    quantity: number;
    reason: ReturnReason;
    /** Variant wanted instead of a refund: one of the line's `exchanges`. */
    exchange_variant_id?: number | null;
  }[];
  /** By default the way of payment. */
  refund_to?: RefundDestination;
  note?: string | null;
  /** A repeated request with the same key returns nothing more. */
  request_key?: string | null;
  access_token?: string | null;
}

/** `POST web/cancelReturn`. */
export interface CancelReturn {
  return_id: number;
  access_token?: string | null;
}

/** `POST web/cancelExchange`: a refund instead of the exchange. */
export type CancelExchange = CancelReturn;

/** `POST web/sendReturn`: the customer has sent the items. */
export interface SendReturn extends CancelReturn {
  carrier?: string | null;
  tracking_number?: string | null;
}
