import type { OrderState } from '@stoa/contracts';
import { defineEvent } from '../../kernel/events';

/** A checkout has become orders. */
export const orderPlaced = defineEvent<{ group_id: number; number: string }>('orders.placed');

/** One vendor's order has moved to another state; `note` is the message that was left for its buyer. */
export const orderMoved = defineEvent<{
  order_id: number;
  from: OrderState;
  to: OrderState;
  note: string | null;
  /** Whether it moved on at once, so that only the step it came to is worth a message. */
  is_passing?: boolean;
}>('orders.moved');
