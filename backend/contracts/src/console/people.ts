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

/** A row of `{admin|vendor}/rider_shipping` and `getRiderShipping`: one order in the hands of one rider. */
export interface RiderDelivery {
  id: number;
  state: AssignmentState;
  /** Where the reader may move it now. */
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

/** A row of `{admin|vendor}/riderChoices/{order_id}`: an active rider whom the order can be offered to. */
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

/** What a row of `{admin|vendor}/reviews` has beside its declared fields. */
export interface ReviewFacts {
  /** Absent for reviews of a store. */
  product_name: string | null;
  /** The operators' word for the status; absent while they have none. */
  status_label: string | null;
  /** What the customer has photographed. */
  media: Picture[];
  /** Where the reader may move it now. */
  allowed: ReviewStatus[];
}

/** What a row of `{admin|vendor}/product_questions` has beside its declared fields. */
export interface ProductQuestionFacts {
  product_name: string | null;
  /** Where the reader may move it now. */
  allowed: QuestionStatus[];
}

/** What a row of `{admin|vendor}/payoutRequests` and `…/riderPayoutRequests` has beside its declared fields. */
export interface PayoutFacts {
  recipient: { id: number; name: string };
  /** Where the reader may move it now. */
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

/** A rider as chats show one. */
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

/** What open consoles hear on their own channel as `rider.message`. */
export interface LiveRiderMessage {
  rider_id: number;
  message: RiderMessageRow;
}

/** The commission rule that holds for a vendor's sales in general, and why; nulls where no rule does. */
export interface VendorCommission {
  because: 'agreed' | 'list' | 'default' | null;
  /** The rule as the list of commissions answers it. */
  rule: Record<string, unknown> | null;
}

/** `GET vendor/getPayoutBalance`; in minor units of the shop's default currency. */
export interface PayoutBalance {
  currency: string;
  /** What delivered orders came to, without payment fees and commission. */
  earned: number;
  /** What was requested, approved or paid. */
  held: number;
  available: number;
}
