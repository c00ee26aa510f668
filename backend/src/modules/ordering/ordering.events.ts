import type { OrderState } from '@stoa/contracts';
import { defineEvent } from '../../kernel/events';

/** A checkout has become orders. */
export const orderPlaced = defineEvent<{ group_id: number; number: string }>('orders.placed');

/** One vendor's order has moved to another state. */
export const orderMoved = defineEvent<{ order_id: number; from: OrderState; to: OrderState }>('orders.moved');
