import type { OrderReturns } from '@stoa/contracts';

/** Returns of an order group, and the largest picture of a request in megabytes. */
export interface ReturnsView {
  orders: OrderReturns[];
  pictureLimit: number;
}
