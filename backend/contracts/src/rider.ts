import type { CashHandoverState, CashInHand } from './console/books';
import type { AssignmentState, Presence } from './states';

/** What riders may do with their own deliveries; who takes the items back, or ends an offer, is not theirs to say. */
export const RIDER_MOVES: Readonly<Record<AssignmentState, readonly AssignmentState[]>> = {
  offered: ['accepted', 'declined'],
  accepted: ['declined', 'picked_up'],
  declined: [],
  picked_up: ['in_transit', 'failed'],
  in_transit: ['delivered', 'failed'],
  delivered: [],
  failed: ['in_transit'],
  returned: [],
  cancelled: [],
};

/** How often a rider can enter a delivery code; afterwards the shop's staff complete the delivery. */
export const DELIVERY_CODE_ATTEMPTS = 5;

/** `POST rider/auth/login`: signs a rider in by phone number or e-mail address. */
export interface RiderSignIn {
  login: string;
  password: string;
}

/** `POST {admin|vendor}/inviteRider`: a link with which the rider chooses a password, once and within a week. */
export interface RiderInvitation {
  url: string;
  expires_at: string;
  /** The address to which it was sent; null for riders without one. */
  email: string | null;
}

/** `GET rider/duty`: whether the rider takes orders now, the cash that is to be handed over, and what is earned. */
export interface RiderDuty {
  presence: Presence;
  cash_in_hand: CashInHand[];
  /** What the rider has earned and has not been paid out. */
  earnings: { currency: string; amount: number }[];
  /** What the rider has handed over lately, newest first. */
  receipts: CashReceipt[];
}

/** The platform's receipt of cash that a rider handed over. */
export interface CashReceipt {
  number: string;
  amount: number;
  currency: string;
  /** Reversed if it was recorded by mistake. */
  state: CashHandoverState;
  /** The operator who took the cash; null if unknown. */
  received_by: string | null;
  /** ISO time. */
  received_at: string;
}

/** `POST rider/storeMessage`: to the employer; `GET rider/messages` returns what both sides have written. */
export interface StoreOwnRiderMessage {
  body: string;
  /** The same key again has no further effect: for repeats after a lost answer. */
  request_key?: string;
}

/** `POST rider/updatePresence`. */
export interface UpdatePresence {
  presence: Presence;
}

/** A delivery as its rider sees it; `GET rider/deliveries` lists open ones and those finished within a day. */
export interface OwnDelivery {
  id: number;
  state: AssignmentState;
  /** States that the rider may set now by `rider/moveDelivery`. */
  allowed: AssignmentState[];
  order_number: string;
  vendor_name: string;
  /** Where the rider gets the items, and brings back what can't be delivered; no lines for stores without an address. */
  store: { phone: string | null; lines: string[] };
  recipient: { name: string; phone: string | null; lines: string[] };
  /** The dispatcher's note. */
  note: string | null;
  items: { name: string; quantity: number }[];
  /** Cash to collect at the door, in minor units of `currency`; 0 if the order is paid. */
  cash_due: number;
  currency: string;
  /** Whether `delivered` takes the customer's delivery code. */
  needs_code: boolean;
  /** How often a code can still be entered; at 0 only the shop's staff can complete the delivery. */
  code_attempts_left: number;
  /** What the rider has earned with it; null before it is delivered. */
  earning: { currency: string; amount: number } | null;
  failure_reason: string | null;
  offered_at: string;
  picked_up_at: string | null;
  delivered_at: string | null;
}

/** `POST rider/moveDelivery`; a refused change is a 409 with `details.allowed`. */
export interface MoveOwnDelivery {
  delivery_id: number;
  state: AssignmentState;
  /** The customer's delivery code, for `delivered`. */
  code?: string | null;
  /** Why it failed; the customer can read it. */
  reason?: string | null;
  /** A repeated request with the same key has its effect only once. */
  request_key: string;
}
