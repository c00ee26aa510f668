import { Injectable } from '@nestjs/common';
import type { Order, OrderRequest, OrdersCapture } from '@paypal/paypal-server-sdk';
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
import { isChargeable, toPayPal } from './paypal-amounts';
import { orRefusal, type PayPal, PayPalClient } from './paypal-client';
import { factOfOrder } from './paypal-facts';
import { PayPalWebhooks } from './paypal-webhooks';

const HOUR = 3_600_000;
const WHOLE = 'return=representation';

/** PayPal Orders v2: buyers approve on PayPal's page, then the shop captures or authorizes. */
@Injectable()
export class PayPalProvider implements PaymentProvider {
  readonly driver = 'paypal';
  readonly settlement = 'in_advance';
  readonly isGateway = true;
  readonly timeout = HOUR;

  constructor(
    private readonly client: PayPalClient,
    private readonly currencies: Currencies,
    private readonly webhooks: PayPalWebhooks,
  ) {}

  readonly accepts = (currency: string, amount: number): boolean =>
    isChargeable(amount, currency, this.exponentOf(currency));

  async create(attempt: Attempt, visit: CheckoutPage): Promise<StartedPayment> {
    const { sdk, orders } = await this.client.of(attempt.method_code);
    const body = this.orderOf(attempt, visit, sdk);
    const order = await orRefusal(
      orders.createOrder({ body, paypalRequestId: attemptKey(attempt), prefer: WHOLE }),
    );
    const page = order.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
    return { redirect_url: page?.href ?? null, provider_reference: order.id };
  }

  /** An order that the buyer has approved is captured or authorized here, once. */
  async verify(attempt: Attempt): Promise<ProviderFact[]> {
    const paypal = await this.client.of(attempt.method_code);
    const found = await this.find(paypal, attempt);
    const order = found.status === 'APPROVED' ? await this.take(paypal, attempt) : found;
    const fact = factOfOrder(order, attempt, this.exponentOf(attempt.currency));
    return fact ? [fact] : [];
  }

  async capture(attempt: Attempt, { amount, part, idempotency_key }: MoneyRequest): Promise<ProviderFact> {
    const paypal = await this.client.of(attempt.method_code);
    const [authorization] = paymentsOf(await this.find(paypal, attempt)).authorizations ?? [];
    if (!authorization?.id) throw new ProviderRefusal('This payment is not authorized.');
    const body = { amount: this.moneyOf(attempt, amount), invoiceId: part, finalCapture: false };
    const capture = await orRefusal(
      paypal.payments.captureAuthorizedPayment({
        authorizationId: authorization.id,
        paypalRequestId: `${attemptKey(attempt)}:${idempotency_key}`,
        prefer: WHOLE,
        body,
      }),
    );
    if (capture.status === 'DECLINED' || capture.status === 'FAILED')
      throw new ProviderRefusal(capture.status);
    return { type: 'captured', amount, part, key: `captured:${capture.id}` };
  }

  async refund(attempt: Attempt, { amount, part, idempotency_key }: MoneyRequest): Promise<ProviderFact> {
    const paypal = await this.client.of(attempt.method_code);
    const capture = captureOf(await this.find(paypal, attempt), part);
    const refund = await orRefusal(
      paypal.payments.refundCapturedPayment({
        captureId: capture.id ?? '',
        paypalRequestId: `${attemptKey(attempt)}:${idempotency_key}`,
        prefer: WHOLE,
        body: { amount: this.moneyOf(attempt, amount), customId: part },
      }),
    );
    if (refund.status === 'FAILED' || refund.status === 'CANCELLED') throw new ProviderRefusal(refund.status);
    return { type: 'refunded', amount, part, key: `refund:${refund.id}` };
  }

  /** An order that was not approved simply lapses at PayPal, as nothing is captured without the shop. */
  async void(attempt: Attempt): Promise<ProviderFact> {
    const voided: ProviderFact = { type: 'voided', amount: attempt.amount, part: null, key: 'voided' };
    if (!attempt.provider_reference) return voided;
    const paypal = await this.client.of(attempt.method_code);
    const order = await this.find(paypal, attempt);
    const fact = factOfOrder(order, attempt, this.exponentOf(attempt.currency));
    const [authorization] = paymentsOf(order).authorizations ?? [];
    if (fact?.type !== 'authorized') return fact ?? voided;
    await orRefusal(paypal.payments.voidPayment({ authorizationId: authorization?.id ?? '' }));
    return voided;
  }

  webhook(call: WebhookCall): Promise<WebhookMessage | null> {
    return this.webhooks.read(call);
  }

  private orderOf(attempt: Attempt, visit: CheckoutPage, sdk: PayPal['sdk']): OrderRequest {
    const { CheckoutPaymentIntent, PaypalExperienceUserAction, PaypalWalletContextShippingPreference } = sdk;
    const experienceContext = {
      returnUrl: visit.return_url,
      cancelUrl: visit.cancel_url,
      userAction: PaypalExperienceUserAction.PayNow,
      shippingPreference: PaypalWalletContextShippingPreference.NoShipping,
    };
    return {
      intent:
        attempt.capture_method === 'manual' ? CheckoutPaymentIntent.Authorize : CheckoutPaymentIntent.Capture,
      purchaseUnits: [
        {
          amount: this.moneyOf(attempt, attempt.amount),
          description: visit.description.slice(0, 127),
          customId: attemptKey(attempt),
        },
      ],
      paymentSource: { paypal: { experienceContext } },
    };
  }

  private take({ orders }: PayPal, attempt: Attempt): Promise<Order> {
    const id = attempt.provider_reference ?? '';
    const call = { id, paypalRequestId: `${attemptKey(attempt)}:take`, prefer: WHOLE };
    return orRefusal(
      attempt.capture_method === 'manual' ? orders.authorizeOrder(call) : orders.captureOrder(call),
    ) as Promise<Order>;
  }

  private find({ orders }: PayPal, { provider_reference }: Attempt): Promise<Order> {
    return orRefusal(orders.getOrder({ id: provider_reference ?? '' }));
  }

  private moneyOf({ currency }: Attempt, amount: number) {
    return toPayPal(amount, currency, this.exponentOf(currency));
  }

  private exponentOf(currency: string): number {
    return this.currencies.named(currency).exponent;
  }
}

const paymentsOf = ({ purchaseUnits }: Order) => purchaseUnits?.[0]?.payments ?? {};

/** The capture that an order's refund is taken from: its own, or that of the whole payment. */
function captureOf(order: Order, part: string): OrdersCapture {
  const captures = paymentsOf(order).captures ?? [];
  const capture = captures.find(({ invoiceId }) => invoiceId === part) ?? captures[0];
  if (!capture) throw new ProviderRefusal('This payment has not been captured.');
  return capture;
}
