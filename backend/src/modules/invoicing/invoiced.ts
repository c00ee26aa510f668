import type { InvoiceAmounts, InvoiceContent } from './invoice-content';
import type { InvoiceLine } from './invoice.entity';

/** A line before it is stored. */
export type InvoicedLine = Pick<
  InvoiceLine,
  'order_line_id' | 'name' | 'sku' | 'options' | 'quantity' | 'unit_price' | 'discount' | 'amount' | 'taxes'
>;

/** An invoice's lines and amounts, from which credit notes take back. */
export interface Invoiced {
  lines: readonly InvoicedLine[];
  content: Pick<InvoiceContent, keyof InvoiceAmounts | 'includes_tax' | 'is_lump'>;
}
