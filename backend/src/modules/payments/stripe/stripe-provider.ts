import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { Currencies } from '../../localisation';
import {
  type Attempt,
  attemptKey,
  type MoneyRequest,
  type PaymentProvider,
  type ProviderFact,
  ProviderRefusal,
  type StartedPayment,
  type CheckoutPage,
  type WebhookCall,
  type WebhookMessage,
} from '../payment-provider';
import { isChargeable, toStripe } from './stripe-amounts';
import { orRefusal, StripeClient } from './stripe-client';
import { factOfSession } from './stripe-facts';
import { StripeWebhooks } from './stripe-webhooks';

const HOUR = 3_600_000;
/** Languages of the shop that Stripe's page has too. */
const LOCALES = ['en', 'es'];

/** Stripe Checkout: buyers pay on Stripe's page, so card data never reaches the shop. */
@Injectable()
export class StripeProvider implements PaymentProvider {
  readonly driver = 'stripe';
  readonly settlement = 'in_advance';
  readonly isGateway = true;
  readonly capturesWhole = true;
  readonly timeout = HOUR;

  constructor(
    private readonly client: StripeClient,
    private readonly currencies: Currencies,
    private readonly webhooks: StripeWebhooks,
  ) {}

  readonly accepts = (currency: string, amount: number): boolean =>
    isChargeable(amount, currency, this.exponentOf(currency));

  async create(attempt: Attempt, visit: CheckoutPage): Promise<StartedPayment> {
    const stripe = await this.client.of(attempt.method_code);
    const key = attemptKey(attempt);
    const session = await orRefusal(
      stripe.checkout.sessions.create(this.sessionOf(attempt, visit), { idempotencyKey: key }),
    );
    return { redirect_url: session.url, provider_reference: session.id };
  }

  async verify(attempt: Attempt): Promise<ProviderFact[]> {
    const fact = factOfSession(await this.session(attempt), attempt, this.exponentOf(attempt.currency));
    return fact ? [fact] : [];
  }

  async capture(attempt: Attempt, { amount, part, idempotency_key }: MoneyRequest): Promise<ProviderFact> {
    const stripe = await this.client.of(attempt.method_code);
    const amount_to_capture = this.amountOf(attempt, amount);
    const intent = intentOf(await this.session(attempt));
    const options = { idempotencyKey: `${attemptKey(attempt)}:${idempotency_key}` };
    await orRefusal(stripe.paymentIntents.capture(intent, { amount_to_capture }, options));
    return { type: 'captured', amount, part: part || null, key: 'captured' };
  }

  async refund(attempt: Attempt, { amount, part, idempotency_key }: MoneyRequest): Promise<ProviderFact> {
    const stripe = await this.client.of(attempt.method_code);
    const payment_intent = intentOf(await this.session(attempt));
    const input = { payment_intent, amount: this.amountOf(attempt, amount), metadata: { order: part } };
    const options = { idempotencyKey: `${attemptKey(attempt)}:${idempotency_key}` };
    const refund = await orRefusal(stripe.refunds.create(input, options));
    if (refund.status === 'failed' || refund.status === 'canceled')
      throw new ProviderRefusal(refund.failure_reason ?? refund.status);
    return { type: 'refunded', amount, part, key: `refund:${refund.id}` };
  }

  async void(attempt: Attempt): Promise<ProviderFact> {
    const voided: ProviderFact = { type: 'voided', amount: attempt.amount, part: null, key: 'voided' };
    if (!attempt.provider_reference) return voided;
    const stripe = await this.client.of(attempt.method_code);
    const session = await this.session(attempt);
    if (session.status === 'open') await orRefusal(stripe.checkout.sessions.expire(session.id));
    const [fact] = await this.verify(attempt);
    if (fact?.type !== 'authorized') return fact ?? voided;
    await orRefusal(stripe.paymentIntents.cancel(intentOf(session)));
    return voided;
  }

  webhook(call: WebhookCall): Promise<WebhookMessage | null> {
    return this.webhooks.read(call, (currency) => this.exponentOf(currency));
  }

  private sessionOf(attempt: Attempt, visit: CheckoutPage): Stripe.Checkout.SessionCreateParams {
    const { currency, amount, capture_method } = attempt;
    const key = attemptKey(attempt);
    const price_data = {
      currency: currency.toLowerCase(),
      unit_amount: this.amountOf(attempt, amount),
      product_data: { name: visit.description },
    };
    return {
      mode: 'payment',
      line_items: [{ quantity: 1, price_data }],
      success_url: visit.return_url,
      cancel_url: visit.cancel_url,
      customer_email: visit.email,
      client_reference_id: key,
      metadata: { payment: key },
      locale: LOCALES.includes(visit.language)
        ? (visit.language as Stripe.Checkout.SessionCreateParams.Locale)
        : 'auto',
      payment_intent_data: { capture_method, metadata: { payment: key } },
    };
  }

  private async session(attempt: Attempt): Promise<Stripe.Checkout.Session> {
    const stripe = await this.client.of(attempt.method_code);
    const id = attempt.provider_reference ?? '';
    return orRefusal(stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] }));
  }

  private amountOf({ currency }: Attempt, amount: number): number {
    return toStripe(amount, currency, this.exponentOf(currency));
  }

  private exponentOf(currency: string): number {
    return this.currencies.named(currency).exponent;
  }
}

/** Id of the payment of a completed session. */
function intentOf({ payment_intent: intent }: Stripe.Checkout.Session): string {
  if (intent === null) throw new ProviderRefusal('This payment has not been completed.');
  return typeof intent === 'string' ? intent : intent.id;
}
