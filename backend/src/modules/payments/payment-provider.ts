import type { PaymentEventType } from './payment.entity';

/** What a provider is asked to collect; `amount` in minor units of `currency`. */
export interface Attempt {
  id: number;
  reference: string;
  currency: string;
  amount: number;
  provider_reference: string | null;
}

/** When the money comes, which decides whether goods may go before it. */
export type Settlement = 'on_delivery' | 'in_advance';

/** How the buyer goes on after the attempt was made. */
export interface Started {
  /** Address of a hosted payment page; null when there is nowhere to go. */
  redirect_url: string | null;
}

/** Something a provider says has happened; `key` makes a repeat do nothing. */
export interface ProviderFact {
  type: PaymentEventType;
  amount: number;
  part: string | null;
  key: string;
}

/** Money to be moved; `amount` in minor units of the attempt's currency. */
export interface MoneyRequest {
  amount: number;
  /** Number of the order that the money belongs to. */
  part: string;
  /** Sent along with every attempt of the same request, so that the provider acts once (Stripe's `Idempotency-Key`). */
  idempotency_key: string;
}

/** What a gateway posted to us, unread: the provider checks its signature. */
export interface WebhookCall {
  headers: Readonly<Record<string, string | undefined>>;
  body: string;
}

/**
 * One way of moving money. None of its methods is ever called inside a database transaction: a gateway may be slow, and a
 * transaction that is repeated would call it again. Amounts and outcomes are only ever believed from here, never from a
 * browser (reliability §2.8).
 */
export interface PaymentProvider {
  readonly driver: string;
  readonly settlement: Settlement;
  /** Milliseconds that an order waits for its money before it expires. */
  readonly patience: number;
  /** Begins to collect; a repeat for the same attempt must not begin twice. */
  create(attempt: Attempt): Promise<Started>;
  /** Asks what has become of an attempt. */
  verify(attempt: Attempt): Promise<ProviderFact[]>;
  /** Takes an amount for one order of the attempt; a repeat under the same key takes nothing more. */
  capture(attempt: Attempt, request: MoneyRequest): Promise<ProviderFact>;
  /** Gives an amount back for one order of the attempt; a repeat under the same key gives nothing more. */
  refund(attempt: Attempt, request: MoneyRequest): Promise<ProviderFact>;
  /** Reads a signed call of the gateway: the attempts it speaks of, and what it says; absent where nobody calls. */
  webhook?(call: WebhookCall): Promise<{ provider_reference: string; facts: ProviderFact[] }[]>;
}
