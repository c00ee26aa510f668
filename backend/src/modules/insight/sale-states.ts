import { ORDER_STATES, type OrderState, SALE_STATES } from '@stoa/contracts';

export { SALE_STATES };

/** States of orders that don't count as sales: void ones and unpaid ones. */
export const NO_SALE: readonly OrderState[] = ORDER_STATES.filter((state) => !SALE_STATES.includes(state));
