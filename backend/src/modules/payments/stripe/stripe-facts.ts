import type { PaymentFailure } from '@stoa/contracts';
import type Stripe from 'stripe';
import type { Attempt, ProviderFact } from '../payment-provider';
import { fromStripe } from './stripe-amounts';

const FAILURES: Record<string, PaymentFailure> = {
  card_declined: 'declined',
  generic_decline: 'declined',
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  authentication_required: 'authentication_failed',
  payment_intent_authentication_failure: 'authentication_failed',
};

/** The event that a Checkout Session proves by itself; null while its outcome is open. */
export function factOfSession(
  { status, payment_status, amount_total, currency, payment_intent }: Stripe.Checkout.Session,
  attempt: Pick<Attempt, 'amount'>,
  exponent: number,
): ProviderFact | null {
  const whole = { amount: attempt.amount, part: null };
  if (status === 'expired') return { ...whole, type: 'expired', key: 'expired' };
  if (status !== 'complete') return null;
  const code = (currency ?? '').toUpperCase();
  const paid = { amount: fromStripe(amount_total ?? 0, code, exponent), currency: code, part: null };
  if (payment_status === 'paid') return { ...paid, type: 'captured', key: 'captured' };
  if (typeof payment_intent !== 'object' || payment_intent === null) return null;
  if (payment_intent.status === 'requires_capture') return { ...paid, type: 'authorized', key: 'authorized' };
  if (payment_intent.status === 'canceled') return { ...whole, type: 'voided', key: 'voided' };
  if (payment_intent.status !== 'requires_payment_method') return null;
  const { decline_code, code: error = '' } = payment_intent.last_payment_error ?? {};
  const reason = FAILURES[decline_code ?? ''] ?? FAILURES[error] ?? 'other';
  return { ...whole, type: 'failed', key: 'failed', reason };
}
