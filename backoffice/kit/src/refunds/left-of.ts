import type { RefundRow } from '@stoa/contracts';

/** What is still to be paid of an open refund. */
export function leftOf({ amount, parts }: Pick<RefundRow, 'amount' | 'parts'>): number {
  return parts.reduce((left, part) => left - part.amount, amount);
}
