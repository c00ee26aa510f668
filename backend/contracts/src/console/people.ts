import type {
  AssignmentState,
  OrderState,
  PayoutMethod,
  PayoutState,
  Presence,
  QuestionStatus,
  ReviewStatus,
  RiderStatus,
  RiderWarning,
} from '../states';
import type { Picture } from '../web/shop';

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
  offered_at: string;
  picked_up_at: string | null;
  delivered_at: string | null;
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
  destination: string;
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
}

/** Realtime payload of `rider.message` on the console user's own channel. */
export interface LiveRiderMessage {
  rider_id: number;
  message: RiderMessageRow;
}

/** The commission rule that applies to a vendor's sales by default, and its origin; nulls without a rule. */
export interface VendorCommission {
  because: 'agreed' | 'list' | 'default' | null;
  /** The rule as the list of commissions returns it. */
  rule: Record<string, unknown> | null;
}

/** `GET vendor/getPayoutBalance`; in minor units of the shop's default currency. */
export interface PayoutBalance {
  currency: string;
  /** Earnings of delivered orders, net of payment fees and commission. */
  earned: number;
  /** Requested, approved or paid out. */
  held: number;
  available: number;
}
