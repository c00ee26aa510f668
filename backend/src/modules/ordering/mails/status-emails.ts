import type { OrderState } from '@stoa/contracts';
import type { Email } from '../../../kernel/mail';
import {
  orderCancelled,
  orderDelivered,
  orderExpired,
  orderProcessing,
  orderReadyForPickup,
  paymentReceived,
} from './order.emails';

/** An e-mail about an order. */
export type OrderEmail = Email<'order_number'> | Email<'order_number' | 'store_name'>;

type Step = { from: OrderState; to: OrderState };

/**
 * The e-mail about a state transition; null for transitions of which the buyer is not notified: each shipment has an
 * e-mail of its own.
 */
export function statusEmail({ from, to }: Step, isCollected: boolean): OrderEmail | null {
  if (to === 'placed') return from === 'pending_payment' ? paymentReceived : null;
  if (to === 'ready') return isCollected ? orderReadyForPickup : null;
  return REST[to] ?? null;
}

const REST: Partial<Record<OrderState, OrderEmail>> = {
  processing: orderProcessing,
  delivered: orderDelivered,
  cancelled: orderCancelled,
  expired: orderExpired,
};
