import type { PaymentStatus } from '@stoa/contracts';
import type { TaxShare } from '../ordering';

/** A tax with the net amount that it was computed from; amounts in minor units. */
export interface InvoicedTax extends TaxShare {
  base: number;
}

/** A name with its address, for print. */
export interface InvoiceParty {
  name: string;
  lines: string[];
}

/** Who sells: the vendor as it was when the document was issued. */
export interface InvoiceSeller {
  store_name: string;
  legal_name: string | null;
  tax_id: string | null;
  lines: string[];
  /** The marketplace, and its note for all documents. */
  shop_name: string;
  note: string | null;
}

/** Amounts of an invoice or credit note, in minor units of its currency. */
export interface InvoiceAmounts {
  /** Lines before discounts. */
  items: number;
  discount: number;
  shipping: number;
  shipping_discount: number;
  /** Taxes on shipping, added or included. */
  shipping_taxes: TaxShare[];
  payment_fee: number;
  /** Tax on top of the prices. */
  tax: number;
  /** Tax included in the prices. */
  tax_included: number;
  taxes: InvoicedTax[];
  total: number;
}

/** Everything that an invoice or credit note states besides its lines; frozen when it is issued. */
export interface InvoiceContent extends InvoiceAmounts {
  seller: InvoiceSeller;
  buyer: InvoiceParty;
  /** Where the items go; a pickup place if `is_pickup`. */
  delivery: InvoiceParty;
  is_pickup: boolean;
  /** ISO, UTC. */
  placed_at: string;
  /** The shop's, in which dates are printed. */
  time_zone: string;
  payment_method: string;
  payment_status: PaymentStatus;
  shipping_method: string;
  /** Whether prices contain their tax. */
  includes_tax: boolean;
  /** Number of the invoice that a credit note refers to. */
  invoice_number: string | null;
  /** Whether a credit note reverses an amount without naming lines. */
  is_lump: boolean;
}
