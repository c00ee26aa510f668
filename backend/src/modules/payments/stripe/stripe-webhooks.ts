import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { Failure } from '../../../kernel/http';
import type { Secrets } from '../method-secrets';
import type { ProviderFact, WebhookCall, WebhookMessage } from '../payment-provider';
import { fromStripe } from './stripe-amounts';
import { loadStripe, StripeClient } from './stripe-client';
import { factOfSession } from './stripe-facts';

type ExponentOf = (currency: string) => number;

/** Verifies and reads the webhooks of Stripe. */
@Injectable()
export class StripeWebhooks {
  constructor(private readonly client: StripeClient) {}

  /** @throws Failure 400 `invalid_signature` if no account has signed the message */
  async read({ headers, body }: WebhookCall, exponentOf: ExponentOf): Promise<WebhookMessage | null> {
    const signature = headers['stripe-signature'] ?? '';
    for (const account of await this.client.accounts()) {
      const event = opened(body, signature, account);
      if (event) return this.message(event, account, exponentOf);
    }
    throw new Failure(400, 'invalid_signature', 'The signature of this message is not valid.');
  }

  private async message(
    event: Stripe.Event,
    account: Secrets,
    exponentOf: ExponentOf,
  ): Promise<WebhookMessage | null> {
    if (event.type.startsWith('checkout.session.')) {
      const session = event.data.object as Stripe.Checkout.Session;
      const code = (session.currency ?? '').toUpperCase();
      const exponent = exponentOf(code);
      const amount = fromStripe(session.amount_total ?? 0, code, exponent);
      const fact = factOfSession(session, { amount }, exponent);
      return messageFor(event, session.client_reference_id, session.id, fact);
    }
    if (event.type !== 'charge.dispute.funds_withdrawn') return null;
    const { id, payment_intent, amount, currency } = event.data.object;
    if (typeof payment_intent !== 'string') return null;
    const { metadata } = await this.client.with(account).paymentIntents.retrieve(payment_intent);
    const code = currency.toUpperCase();
    const lost = fromStripe(amount, code, exponentOf(code));
    const fact = {
      type: 'charged_back' as const,
      amount: lost,
      part: null,
      key: `dispute:${id}`,
      currency: code,
    };
    return messageFor(event, metadata.payment ?? null, null, fact);
  }
}

/** Null for payments of other applications on the same account. */
function messageFor(
  { id: event_id, type }: Stripe.Event,
  key: string | null,
  provider_reference: string | null,
  fact: ProviderFact | null,
): WebhookMessage | null {
  const [, attempt] = /:(\d+)$/.exec(key ?? '') ?? [];
  if (attempt === undefined) return null;
  return { event_id, type, provider_reference, attempt_id: Number(attempt), facts: fact ? [fact] : [] };
}

/** The event, if the account has signed it recently. */
function opened(body: string, signature: string, { webhook_secret }: Secrets): Stripe.Event | null {
  if (!webhook_secret) return null;
  try {
    return new (loadStripe())('unused').webhooks.constructEvent(body, signature, webhook_secret);
  } catch {
    return null;
  }
}
