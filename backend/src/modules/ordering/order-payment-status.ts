import type { OrderState, PaymentStatus } from '@stoa/contracts';
import { sum } from '../../kernel/money';
import { factsOfPart, type PaymentFact, paymentStatus } from '../payments';
import { isVoid } from './order.process';

/** What of an order decides how it stands with its money. */
export interface PayableOrder {
  number: string;
  state: OrderState;
  total: number;
}

/**
 * How orders of one checkout stand with their money, computed from the events of its payments. Nothing is asked of
 * cancelled and expired orders, so they count only where there are no others; `whole` is the checkout's stored total,
 * by which money that names no order is shared.
 */
export function ordersPaymentStatus(
  orders: readonly PayableOrder[],
  facts: readonly PaymentFact[],
  whole: number,
): PaymentStatus {
  const living = orders.filter(({ state }) => !isVoid(state));
  const counted = living.length > 0 ? living : orders;
  const own = counted.flatMap((order) => factsOfPart(facts, order, whole));
  const due = sum(counted.map(({ total }) => total));
  if (living.length > 0 || own.some(({ type }) => type !== 'authorized')) return paymentStatus(own, due);
  return counted.every(({ state }) => state === 'expired') ? 'expired' : 'voided';
}
