import type { PaymentEventType } from './payment.entity';

/** A payment as its provider sees it; `amount` in minor units of `currency`. */
export interface Attempt {
  id: number;
  reference: string;
  currency: string;
  amount: number;
  provider_reference: string | null;
}

/** When the payment is due, which decides whether an order may ship unpaid. */
export type Settlement = 'on_delivery' | 'in_advance';

/** Result of starting a payment. */
export interface Started {
  /** URL of a hosted payment page; null if there is none. */
  redirect_url: string | null;
}

/** Payment event reported by a provider; `key` makes a repeat a no-op. */
export interface ProviderFact {
  type: PaymentEventType;
  amount: number;
  part: string | null;
  key: string;
}

/** Amount to capture or refund, in minor units of the payment's currency. */
export interface MoneyRequest {
  amount: number;
  /** Number of the order that the amount belongs to. */
  part: string;
  /** Sent with every attempt of a request, so that the provider acts once (Stripe's `Idempotency-Key`). */
  idempotency_key: string;
}

/** Raw webhook request of a gateway: the provider verifies its signature. */
export interface WebhookCall {
  headers: Readonly<Record<string, string | undefined>>;
  body: string;
}

/**
 * Payment gateway of one driver. Never call its methods inside a database transaction: a gateway may be slow,
 * and a retried transaction would call it again. Amounts and outcomes are trusted only from here, never from
 * a browser.
 */
export interface PaymentProvider {
  readonly driver: string;
  readonly settlement: Settlement;
  /** Milliseconds that an order awaits payment before it expires. */
  readonly timeout: number;
  /** Starts a payment; must be idempotent per attempt. */
  create(attempt: Attempt): Promise<Started>;
  /** Queries the current state of a payment. */
  verify(attempt: Attempt): Promise<ProviderFact[]>;
  /** Captures an amount for one order of the payment; idempotent by key. */
  capture(attempt: Attempt, request: MoneyRequest): Promise<ProviderFact>;
  /** Refunds an amount for one order of the payment; idempotent by key. */
  refund(attempt: Attempt, request: MoneyRequest): Promise<ProviderFact>;
  /** Parses a signed webhook: the payments concerned and their events; absent without webhooks. */
  webhook?(call: WebhookCall): Promise<{ provider_reference: string; facts: ProviderFact[] }[]>;
}
