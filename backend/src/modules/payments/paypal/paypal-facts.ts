import type { Order } from '@paypal/paypal-server-sdk';
import type { Attempt, ProviderFact } from '../payment-provider';
import { fromPayPal } from './paypal-amounts';

/** The event that a PayPal order proves; null while its outcome is open. */
export function factOfOrder(
  { status, purchaseUnits }: Order,
  attempt: Pick<Attempt, 'amount'>,
  exponent: number,
): ProviderFact | null {
  const { captures = [], authorizations = [] } = purchaseUnits?.[0]?.payments ?? {};
  const [capture] = captures;
  const [authorization] = authorizations;
  const taken = capture ?? authorization;
  const amount = taken?.amount ? fromPayPal(taken.amount, exponent) : attempt.amount;
  const currency = taken?.amount?.currencyCode;
  const fact = { amount, part: null, ...(currency && { currency }) };
  if (authorization) {
    if (authorization.status === 'VOIDED') return { ...fact, type: 'voided', key: 'voided' };
    if (authorization.status === 'DENIED')
      return { ...fact, type: 'failed', key: 'failed', reason: 'declined' };
    return authorization.status === 'PENDING' ? null : { ...fact, type: 'authorized', key: 'authorized' };
  }
  if (capture?.status === 'DECLINED' || capture?.status === 'FAILED')
    return { ...fact, type: 'failed', key: 'failed', reason: 'declined' };
  // A refunded capture was captured before.
  if (capture && capture.status !== 'PENDING') return { ...fact, type: 'captured', key: 'captured' };
  return status === 'VOIDED' ? { ...fact, type: 'voided', key: 'voided' } : null;
}
