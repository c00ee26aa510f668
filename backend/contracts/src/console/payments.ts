import type { PaymentFailure, PaymentStatus } from '../states';

/** A row of `admin/payments`: one attempt to pay; amounts in minor units of `currency`. */
export interface PaymentRow {
  id: number;
  /** Number of the checkout or deposit that is paid for. */
  reference: string;
  /** The orders that it pays for, with their shares; none for a deposit. */
  orders: { id: number; number: string; amount: number }[];
  method_code: string;
  driver: string;
  payment_status: PaymentStatus;
  amount: number;
  currency: string;
  /** Id of the payment at the provider. */
  provider_reference: string | null;
  /** Why the provider has not taken it. */
  failure: PaymentFailure | null;
  /** Why an operator has to look at it. */
  problem: string | null;
  /** When a later attempt replaced it. */
  superseded_at: string | null;
  created_at: string;
  updated_at: string;
}

/** `GET admin/payments/{id}`. */
export interface PaymentRecord extends PaymentRow {
  capture_method: string;
  /** When the provider is asked for the outcome again; null if it is known. */
  check_at: string | null;
  /** What has become of the money, oldest first. */
  events: {
    id: number;
    type: string;
    amount: number;
    /** Number of the order; null for the whole payment. */
    part: string | null;
    reason: PaymentFailure | null;
    /** The provider's key of the event. */
    event_key: string;
    created_at: string;
  }[];
  /** What the provider was asked to do, oldest first. */
  operations: {
    id: number;
    type: string;
    state: string;
    amount: number;
    /** Number of the refund; null for captures and voids. */
    source: string | null;
    /** Sent to the provider with every try. */
    idempotency_key: string;
    failure: string | null;
    created_at: string;
  }[];
  /** Messages of the provider, oldest first. */
  webhooks: { id: number; type: string; event_id: string; created_at: string }[];
}
