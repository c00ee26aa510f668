import { allocate } from '../../kernel/money';
import type { Payment } from './payment.entity';
import type { ProviderFact } from './payment-provider';

/** Types that prove the outcome of a payment, so that its provider need not be asked again. */
const OUTCOME_TYPES: readonly ProviderFact['type'][] = [
  'authorized',
  'captured',
  'failed',
  'voided',
  'expired',
];

/** Whether an event states the outcome of a payment. */
export const settles = ({ type }: ProviderFact): boolean => OUTCOME_TYPES.includes(type);

/** How a provider's event contradicts the payment, as a sentence for operators; null if it fits. */
export function contradictionOf(
  { currency, amount }: Pick<Payment, 'currency' | 'amount'>,
  fact: ProviderFact,
): string | null {
  // Without a currency the shop itself reports it.
  if (fact.currency === undefined) return null;
  const paid = `${fact.type} ${fact.amount} ${fact.currency}`;
  const isWhole = (fact.type === 'authorized' || fact.type === 'captured') && fact.part === null;
  const fits = fact.currency === currency && (!isWhole || fact.amount === amount);
  return fits ? null : `${paid} ≠ ${amount} ${currency}`;
}

/** An event for a whole payment as one event per order, so that the shares add up to its amount. */
export function factsByPart({ parts }: Pick<Payment, 'parts'>, fact: ProviderFact): ProviderFact[] {
  if (fact.part !== null || !parts || parts.length === 0) return [fact];
  const shares = allocate(
    fact.amount,
    parts.map(({ amount }) => amount),
  );
  return parts.map(({ number }, index) => ({
    ...fact,
    part: number,
    amount: shares[index] ?? 0,
    key: `${fact.key}:${number}`,
  }));
}
