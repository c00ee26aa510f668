import { ORDER_STATES, type OrderState } from '@stoa/contracts';
import { VOID_STATES } from '../ordering';

/** Orders that are no sale: void ones, and those not paid for yet. */
export const NO_SALE: readonly OrderState[] = [...VOID_STATES, 'pending_payment'];

/** Orders that are a sale. */
export const SALE_STATES: readonly OrderState[] = ORDER_STATES.filter((state) => !NO_SALE.includes(state));
