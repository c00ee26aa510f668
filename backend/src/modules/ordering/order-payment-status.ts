import type { OrderState, PaymentStatus } from '@stoa/contracts';
import { sum } from '../../kernel/money';
import { factsOfPart, type PaymentFact, paymentStatus } from '../payments';
import { isVoid } from './order.process';

/** The fields of an order that its payment status depends on. */
export interface PayableOrder {
  number: string;
  state: OrderState;
  total: number;
}

/**
 * Payment status of orders of one group, computed from its payment events. Cancelled and expired orders owe
 * nothing, so they count only if there are no others; `whole` is the group's stored total, by which events
 * without an order are shared.
 */
export function ordersPaymentStatus(
  orders: readonly PayableOrder[],
  facts: readonly PaymentFact[],
  orderTotal: number,
): PaymentStatus {
  const living = orders.filter(({ state }) => !isVoid(state));
  const counted = living.length > 0 ? living : orders;
  return statusOfFacts(
    counted,
    counted.flatMap((order) => factsOfPart(facts, order, orderTotal)),
  );
}

/** Payment status of orders that count together, from their own payment events. */
export function statusOfFacts(counted: readonly PayableOrder[], own: readonly PaymentFact[]): PaymentStatus {
  const payable = sum(counted.map(({ total }) => total));
  if (counted.some(({ state }) => !isVoid(state)) || own.some(({ type }) => type !== 'authorized'))
    return paymentStatus(own, payable);
  return counted.every(({ state }) => state === 'expired') ? 'expired' : 'voided';
}
