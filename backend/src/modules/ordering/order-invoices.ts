import type { OrderInvoice } from '@stoa/contracts';

/** Reads the invoices and credit notes of orders; implemented by the invoicing module. */
export abstract class OrderInvoices {
  /** Invoices and credit notes by order id, oldest first. */
  abstract findByOrders(ids: readonly number[]): Promise<ReadonlyMap<number, OrderInvoice[]>>;
}
