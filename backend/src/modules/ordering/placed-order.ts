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

/** Checkout outcome for the buyer: a payment that has ended without money has failed, whatever a wallet has paid. */
export function outcomeOf(states: readonly OrderState[], isOver: boolean): PlacedOrder['outcome'] {
  const state = groupState(states);
  if (state === 'cancelled' || state === 'expired') return 'failed';
  if (!states.includes('pending_payment')) return 'success';
  return isOver ? 'failed' : 'pending';
}

/** Response of `executePayment`, the same for the first request and every repeat. */
export function placedOrder(
  group: Pick<OrderGroup, 'number' | 'currency' | 'total'>,
  parts: readonly PlacedPart[],
  payment: {
    status: PaymentStatus;
    is_over?: boolean;
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
      payment.is_over ?? false,
    ),
    failure: payment.failure ?? null,
    redirect_url: payment.redirect_url,
    access_token: payment.access_token,
  };
}
