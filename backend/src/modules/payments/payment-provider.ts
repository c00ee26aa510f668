import type { PaymentFailure } from '@stoa/contracts';
import type { CaptureMethod, PaymentEventType } from './payment.entity';

/** A payment as its provider sees it; `amount` in minor units of `currency`. */
export interface Attempt {
  id: number;
  reference: string;
  method_code: string;
  capture_method: CaptureMethod;
  currency: string;
  amount: number;
  provider_reference: string | null;
  created_at: Date;
}

/**
 * When the payment is due, which decides whether an order may ship unpaid; `at_once` is paid in the transaction that
 * places the order.
 */
export type Settlement = 'on_delivery' | 'in_advance' | 'at_once';

/** The buyer's visit to a hosted page: what it shows, and where it leads back to. */
export interface CheckoutPage {
  /** Where the buyer returns after paying. */
  return_url: string;
  /** Where the buyer returns without having paid. */
  cancel_url: string;
  email: string;
  language: string;
  /** What is paid for, such as the shop's name and the order number. */
  description: string;
}

/** Result of starting a payment. */
export interface StartedPayment {
  /** URL of a hosted payment page; null if there is none. */
  redirect_url: string | null;
  /** Id of the payment at the provider; absent without one. */
  provider_reference?: string;
}

/** Payment event reported by a provider; `key` makes a repeat a no-op. */
export interface ProviderFact {
  type: PaymentEventType;
  amount: number;
  part: string | null;
  key: string;
  /** Currency as the provider has it; compared with the payment's where given. */
  currency?: string;
  /** Why a payment failed. */
  reason?: PaymentFailure;
  /** Customer whose wallet the money comes from or goes to, wherever the payment came from. */
  wallet_of?: number;
  /** Whether the shop's staff moved the money, past the payment's provider. */
  by_hand?: boolean;
}

/** Amount to capture or refund, in minor units of the payment's currency. */
export interface MoneyRequest {
  amount: number;
  /** Number of the order that the amount belongs to; empty for the whole payment. */
  part: string;
  /** Sent with every attempt of a request, so that the provider acts once (Stripe's `Idempotency-Key`). */
  idempotency_key: string;
}

/** Raw webhook request of a gateway: the provider verifies its signature. */
export interface WebhookCall {
  headers: Readonly<Record<string, string | undefined>>;
  body: string;
}

/** A verified webhook. */
export interface WebhookMessage {
  event_id: string;
  type: string;
  /** The payment: its id at the provider, and the id of the attempt that the provider was given. */
  provider_reference: string | null;
  attempt_id: number | null;
  /** Events that the message itself proves; others are asked for. */
  facts: ProviderFact[];
}

/** A provider's final refusal, with its reason for people; any other error may be temporary. */
export class ProviderRefusal extends Error {}

/**
 * Payment gateway of one driver. Never call its methods inside a database transaction: a gateway may be slow,
 * and a retried transaction would call it again. Amounts and outcomes are trusted only from here, never from
 * a browser.
 */
export interface PaymentProvider {
  readonly driver: string;
  readonly settlement: Settlement;
  /** Whether it moves the money itself; otherwise the shop's staff do and only record it. */
  readonly isGateway: boolean;
  /** Whether it captures a payment only once and as a whole, rather than order by order. */
  readonly capturesWhole?: boolean;
  /** Milliseconds that an order awaits payment before it expires. */
  readonly timeout: number;
  /** Whether it can charge exactly this amount of minor units; absent if it charges any. */
  accepts?(currency: string, amount: number): boolean;
  /** Starts a payment; must be idempotent per attempt. */
  create(attempt: Attempt, visit: CheckoutPage): Promise<StartedPayment>;
  /** Queries the current state of a payment. */
  verify(attempt: Attempt): Promise<ProviderFact[]>;
  /** Captures an amount for one order of the payment; idempotent by key. */
  capture(attempt: Attempt, request: MoneyRequest): Promise<ProviderFact>;
  /** Refunds an amount for one order of the payment; idempotent by key. */
  refund(attempt: Attempt, request: MoneyRequest): Promise<ProviderFact>;
  /** Gives an unpaid or authorized payment up; returns what has become of it instead if it was paid. */
  void(attempt: Attempt, request: MoneyRequest): Promise<ProviderFact>;
  /** Parses a signed webhook; null if it is of no concern. @throws Failure 400 for a wrong signature */
  webhook?(call: WebhookCall): Promise<WebhookMessage | null>;
}

/** The key of a payment at its provider: unique among shops that share an account there. */
export const attemptKey = ({ reference, id }: Pick<Attempt, 'reference' | 'id'>): string =>
  `${reference}:${id}`;
