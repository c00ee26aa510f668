import type { PaymentStatus } from '@stoa/contracts';
import { allocate, sum } from '../../kernel/money';
import type { PaymentEventType } from './payment.entity';

/** A payment event. */
export interface PaymentFact {
  type: PaymentEventType;
  amount: number;
  /** Number of the order that the amount belongs to; null if it is for the whole group. */
  part: string | null;
  /** Driver of the payment. */
  driver?: string;
}

/** Payment status for the amount `due`, from the events of all payments, oldest first. */
export function paymentStatus(facts: readonly PaymentFact[], due: number): PaymentStatus {
  const total = (type: PaymentEventType): number =>
    sum(facts.filter((fact) => fact.type === type).map((fact) => fact.amount));
  if (total('charged_back') > 0) return 'charged_back';
  const captured = total('captured');
  const refunded = total('refunded');
  if (refunded > 0) return refunded >= captured ? 'refunded' : 'partially_refunded';
  if (captured >= due) return 'paid';
  const last = facts.at(-1)?.type;
  // A wallet pays its part at once; the rest may only be authorized.
  if (last === 'authorized' && captured === byWallet(facts)) return last;
  if (captured > 0) return 'partially_paid';
  if (last === 'authorized' || last === 'voided' || last === 'failed' || last === 'expired') return last;
  return 'unpaid';
}

function byWallet(facts: readonly PaymentFact[]): number {
  const taken = facts.filter(({ type, driver }) => type === 'captured' && driver === 'wallet');
  return sum(taken.map(({ amount }) => amount));
}

/**
 * The events of one order of a group: its own, and its share of those for the whole group, in proportion to
 * its total.
 */
export function factsOfPart(
  facts: readonly PaymentFact[],
  part: { number: string; total: number },
  whole: number,
): PaymentFact[] {
  return facts.flatMap((fact) => {
    if (fact.part !== null) return fact.part === part.number ? [fact] : [];
    if (fact.amount >= whole) return [{ ...fact, amount: part.total }];
    const [share = 0] = allocate(fact.amount, [part.total, whole - part.total]);
    return [{ ...fact, amount: share }];
  });
}
