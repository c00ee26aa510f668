import type { OrderDisputes, VerifyPayment } from '@stoa/contracts';

/** Disputes about an order group, and what proves a guest's access to their files. */
export interface DisputesView {
  orders: OrderDisputes[];
  access: VerifyPayment;
}
