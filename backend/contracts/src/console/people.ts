import type {
  AssignmentState,
  OrderState,
  PayoutMethod,
  PayoutSchedule,
  PayoutState,
  Presence,
  QuestionStatus,
  ReviewStatus,
  RiderStatus,
  RiderWarning,
  TransferFormat,
} from '../states';
import type { CommissionReason } from './explanations';
import type { LedgerEvent } from '../ledger';
import type { Picture } from '../web/picture';

/** A row of `{admin|vendor}/rider_shipping` and `getRiderShipping`: one order assigned to one rider. */
export interface RiderDelivery {
  id: number;
  state: AssignmentState;
  /** States that the reader may set now. */
  allowed: AssignmentState[];
  order: {
    id: number;
    number: string;
    state: OrderState;
    status_label: string;
    total: number;
    currency: string;
  };
  rider: { id: number; name: string; phone: string };
  vendor: { id: number; name: string };
  recipient: { name: string; phone: string | null; lines: string[] };
  note: string | null;
  /** Why the last attempt failed. */
  failure_reason: string | null;
  offered_at: string;
  picked_up_at: string | null;
  delivered_at: string | null;
}

/** `POST {admin|vendor}/changeDeliveryStatus`: a step that is recorded for the rider; a refused change is a 409. */
export interface ChangeDeliveryStatus {
  rider_shipping_id: number;
  state: AssignmentState;
  /** Why it failed, which the customer can read; required then. */
  reason?: string | null;
}

/** A row of `{admin|vendor}/riderChoices/{order_id}`: an active rider to whom the order can be offered. */
export interface RiderChoice {
  id: number;
  name: string;
  phone: string;
  presence: Presence;
  warnings: RiderWarning[];
}

/** `POST {admin|vendor}/assignRider`. */
export interface AssignRider {
  order_id: number;
  rider_id: number;
  note?: string | null;
}

/** Properties of rows of `{admin|vendor}/reviews` besides declared fields. */
export interface ReviewFacts {
  /** Null for reviews of a store. */
  product_name: string | null;
  /** The operators' label of the status; null without one. */
  status_label: string | null;
  /** The customer's photos. */
  media: Picture[];
  /** Statuses that the reader may set now. */
  allowed: ReviewStatus[];
}

/** Properties of rows of `{admin|vendor}/product_questions` besides declared fields. */
export interface ProductQuestionFacts {
  product_name: string | null;
  /** Statuses that the reader may set now. */
  allowed: QuestionStatus[];
}

/** Properties of rows of `{admin|vendor}/payoutRequests` and `…/riderPayoutRequests` besides the fields. */
export interface PayoutFacts {
  recipient: { id: number; name: string };
  /** States that the reader may set now. */
  allowed: PayoutState[];
}

/** `POST vendor/createPayoutRequest`; minor units of the shop's default currency. */
export interface CreatePayoutRequest {
  amount: number;
  method?: PayoutMethod;
  /** The account to pay to; without one, a bank transfer goes to the vendor's own bank account. */
  destination?: string | null;
}

/** `POST admin/exportPayoutTransfers` and `exportRiderPayoutTransfers`: a bank's file of approved requests. */
export interface TransferRequest {
  format: TransferFormat;
  /** Requests that are approved, or are processing and exported again; by default all that are approved. */
  ids?: number[];
}

/** `POST {admin|vendor}/createRiderPayoutRequest`. */
export interface CreateRiderPayoutRequest {
  rider_id: number;
  amount: number;
}

/** A rider as shown in chats. */
export interface ChatRider {
  id: number;
  name: string;
  phone: string;
  presence: Presence;
  status: RiderStatus;
  avatar_url: string | null;
}

export interface RiderMessageRow {
  id: number;
  author: 'rider' | 'desk';
  author_name: string;
  body: string;
  sent_at: string;
}

/** A row of `{admin|vendor}/getRiderMessages`. */
export interface RiderChatRow {
  rider: ChatRider;
  unread: number;
  last: { body: string; author: 'rider' | 'desk'; sent_at: string };
}

/** `GET {admin|vendor}/fetchAllRiderMessages/{rider id}`. */
export interface RiderChat {
  rider: ChatRider;
  messages: RiderMessageRow[];
}

/** `POST {admin|vendor}/storeRiderMessage`. */
export interface StoreRiderMessage {
  rider_id: number;
  body: string;
  /** The same key again has no further effect: for repeats after a lost answer. */
  request_key?: string;
}

/** Realtime payload of `rider.message` on the console user's own channel. */
export interface LiveRiderMessage {
  rider_id: number;
  message: RiderMessageRow;
}

/** The commission rule that applies to a vendor's sales by default, and its origin; nulls without a rule. */
export interface VendorCommission {
  because: CommissionReason | null;
  /** The rule as the list of commissions returns it. */
  rule: Record<string, unknown> | null;
}

/** What a vendor or rider has earned, by the books; in minor units of `currency`. */
export interface PayoutBalance {
  currency: string;
  /** Shares of sales that are not yet released: not delivered, or still returnable. */
  pending: number;
  /** Released and not requested; negative after refunds of what was paid out, which the next payouts net. */
  available: number;
  /** Part of `available` that is kept back to cover refunds. */
  holdback: number;
  /** What can be requested now: `available` without the holdback. */
  payable: number;
  /** Requested and not yet paid. */
  held: number;
  /** Paid out since the beginning, fees included. */
  paid: number;
}

/** What the platform owes a vendor, by account; in minor units. */
export interface StatementBalance {
  pending: number;
  available: number;
  held: number;
  /** Sum of the three. */
  total: number;
}

/** Amounts of a statement from the vendor's side: positive is earned, negative is taken or paid out. */
export interface StatementAmounts {
  /** What buyers paid or got back, or what was transferred. */
  gross: number;
  commission: number;
  /** Fees of payment methods and of payouts. */
  fees: number;
  /** Tax that the platform remits. */
  tax: number;
  /** Discounts that the platform bears. */
  discounts: number;
  /** Change of the vendor's balance: the sum of the other amounts. */
  amount: number;
}

/** What is still pending or held of an event, and until when. */
export interface StatementWait {
  amount: number;
  /** `payout`: until the payout is paid, rejected or cancelled. */
  until: 'delivery' | 'return_period' | 'dispute' | 'payout';
  /** The day of the release, in the shop's time zone; null where it depends on what happens. */
  day: string | null;
}

/** A business event in a vendor's accounts; `pending`, `available` and `held` are the parts of its `amount`. */
export interface StatementRow extends StatementAmounts, Omit<StatementBalance, 'total'> {
  /** The day in the shop's time zone. */
  day: string;
  type: LedgerEvent;
  /** Number of the order or payout. */
  reference: string;
  /** The operator's reason for an adjustment; null for other events. */
  memo: string | null;
  /** Total balance after it. */
  balance: number;
  /** Null once nothing of it is pending or held. */
  waits: StatementWait | null;
}

/** `GET vendor/payoutStatement` and `admin/vendorStatement/{id}`: days are inclusive. */
export interface Statement {
  from: string;
  to: string;
  currency: string;
  opening: StatementBalance;
  closing: StatementBalance;
  /** Sums by event type. */
  groups: (StatementAmounts & { type: LedgerEvent; count: number })[];
  /** The first events of the period; exports have all. */
  rows: StatementRow[];
  /** Number of events in the period. */
  total: number;
}

/** The platform's rules of payouts; amounts in minor units of the shop's default currency. */
export interface PayoutTerms {
  minimum: number;
  fee_fixed: number;
  /** Share of the amount, a fraction. */
  fee_rate: string;
  holdback_rate: string;
  /** Days after its release during which the holdback of a sale lasts. */
  holdback_days: number;
  schedule: PayoutSchedule;
}

/** `GET vendor/getPayoutBalance`: the vendor's balance, the rules, and what is released next. */
export interface PayoutWallet extends PayoutBalance {
  terms: PayoutTerms;
  /** Shares of delivered orders by the day on which they become available, soonest first. */
  releases: { day: string; amount: number; orders: number }[];
  /** Last characters of the stored bank account; null if there is none. */
  account: string | null;
}
