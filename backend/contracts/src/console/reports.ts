import type { OrderState } from '../states';

/** Periods that the sales report can be grouped by. */
export const REPORT_GROUPS = ['day', 'week', 'month'] as const;
export type ReportGroup = (typeof REPORT_GROUPS)[number];

/** Totals of orders of one currency; amounts in its minor units. */
export interface ReportSums {
  currency: string;
  orders: number;
  /** Units sold. */
  quantity: number;
  items: number;
  discount: number;
  /** Absent where single lines are counted: shipping belongs to the whole order. */
  shipping?: number;
  /** Absent like shipping, for the same reason. */
  payment_fee?: number;
  tax: number;
  total: number;
}

export interface SaleReportRow extends ReportSums {
  /** First and last day within the requested period. */
  period: string;
  until: string;
}

export interface ProductReportRow extends ReportSums {
  product_id: number;
  /** In the reader's language; the name at the time of sale where the product was deleted. */
  name: string;
  sku: string;
  vendor_id: number;
  vendor_name: string;
}

export interface CustomerReportRow extends ReportSums {
  /** Null for a deleted account. */
  customer_id: number | null;
  customer_name: string;
  email: string;
  first_order_at: string;
  last_order_at: string;
}

export interface OrderReportRow extends Omit<ReportSums, 'orders'> {
  id: number;
  number: string;
  placed_at: string;
  customer_name: string;
  vendor_id: number;
  vendor_name: string;
  state: OrderState;
  payment_method: string;
}

/** A report's response: one page of rows, totals of all rows, and those of the preceding equal period. */
export interface ReportData<Row = Record<string, unknown>> {
  from: string;
  to: string;
  /** Order states that are counted. */
  states: readonly OrderState[];
  rows: Row[];
  total: number;
  totals: ReportSums[];
  previous: ReportSums[];
}
