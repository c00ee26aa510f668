import type { OrderRefund, OrderState, PaymentFailure, PaymentStatus, PlacedOrder } from '@stoa/contracts';
import type { OrderGroup } from './order-group.entity';
import { groupState } from './order.process';

/** One order of a group as its buyer sees it. */
export interface PlacedPart {
  id: number;
  number: string;
  vendor_name: string;
  total: number;
  state: OrderState;
}

/** Checkout outcome for the buyer: success, pending payment, or failed. */
export function outcomeOf(states: readonly OrderState[], payment: PaymentStatus): PlacedOrder['outcome'] {
  const state = groupState(states);
  if (state === 'cancelled' || state === 'expired') return 'failed';
  const waiting = states.includes('pending_payment');
  return waiting && ['failed', 'expired', 'voided'].includes(payment)
    ? 'failed'
    : waiting
      ? 'pending'
      : 'success';
}

/** Response of `executePayment`, the same for the first request and every repeat. */
export function placedOrder(
  group: Pick<OrderGroup, 'number' | 'currency' | 'total'>,
  parts: readonly PlacedPart[],
  payment: {
    status: PaymentStatus;
    failure?: PaymentFailure | null;
    redirect_url: string | null;
    access_token: string;
    refunds?: OrderRefund[];
  },
): PlacedOrder {
  return {
    group_number: group.number,
    orders: parts.map(({ id, number, vendor_name, total, state }) => ({
      id,
      number,
      vendor_name,
      total,
      state,
    })),
    refunds: payment.refunds ?? [],
    currency: group.currency,
    total: group.total,
    payment_status: payment.status,
    outcome: outcomeOf(
      parts.map((part) => part.state),
      payment.status,
    ),
    failure: payment.failure ?? null,
    redirect_url: payment.redirect_url,
    access_token: payment.access_token,
  };
}
