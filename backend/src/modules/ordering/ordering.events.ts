import type { OrderState } from '@stoa/contracts';
import { defineEvent } from '../../kernel/events';

/** An order group was placed. */
export const orderPlaced = defineEvent<{ group_id: number; number: string }>('orders.placed');

/** One vendor's order changed its state; `note` is the message to the buyer. */
export const orderMoved = defineEvent<{
  order_id: number;
  from: OrderState;
  to: OrderState;
  note: string | null;
  /** Intermediate step: only the final step of the change is worth a notification. */
  is_passing?: boolean;
}>('orders.moved');

/** An operator rejected the proof of a bank transfer, for a reason that the buyer is told. */
export const proofRejected = defineEvent<{ order_id: number; reason: string }>('orders.proof-rejected');
