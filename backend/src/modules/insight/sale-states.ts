import { ORDER_STATES, type OrderState, SALE_STATES } from '@stoa/contracts';

export { SALE_STATES };

/** Orders that are no sale: void ones, and those not paid for yet. */
export const NO_SALE: readonly OrderState[] = ORDER_STATES.filter((state) => !SALE_STATES.includes(state));
