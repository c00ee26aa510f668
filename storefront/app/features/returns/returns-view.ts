import type { OrderReturns } from '@stoa/contracts';
import type { FileLimit } from '~/features/forms/files-field';

/** Returns of an order group, and the largest picture of a request. */
export interface ReturnsView {
  orders: OrderReturns[];
  pictureLimit: FileLimit;
}
