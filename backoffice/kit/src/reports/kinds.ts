import type { FieldSchema } from '@stoa/contracts';
import type { TextName } from '../i18n/useTranslate';

/** The reports, named by the last segment of their URL. */
export const REPORT_NAMES = ['sales', 'customers', 'products', 'orders'] as const;
export type ReportName = (typeof REPORT_NAMES)[number];

type Audience = 'admin' | 'vendor';
/** Name of a column in a report or its export. */
export type ReportColumnName = TextName<'report.columns'>;
type ColumnKind = Extract<FieldSchema['kind'], 'text' | 'int' | 'money' | 'moment' | 'choice'>;

/** One column of a report's table; `day` is a date without time. */
export interface ReportColumn {
  name: ReportColumnName;
  kind: ColumnKind | 'day';
  /** Only where several vendors are shown, in the back office. */
  isOperators?: boolean;
  /** Hidden until the user shows it, so that the others fit the page. */
  isHidden?: boolean;
}

interface ReportKind {
  /** The calls as named in the specification (§7.5); absent where an audience has no such report. */
  read: Partial<Record<Audience, string>>;
  export: Partial<Record<Audience, string>>;
  columns: readonly ReportColumn[];
  /** Default sort of the table. */
  sort: readonly [string, 'ASC' | 'DESC'];
}

const figures = (...names: ReportColumnName[]): ReportColumn[] =>
  names.map((name) => ({ name, kind: name === 'orders' || name === 'quantity' ? 'int' : 'money' }));

const hidden = (columns: ReportColumn[]): ReportColumn[] =>
  columns.map((column) => ({ ...column, isHidden: true }));

const VENDOR: ReportColumn = { name: 'vendor_name', kind: 'text', isOperators: true };

export const REPORTS: Record<ReportName, ReportKind> = {
  sales: {
    read: { admin: 'getFilteredSaleReports', vendor: 'getFilteredSellerSaleReports' },
    export: { admin: 'saleExport', vendor: 'saleSellerExport' },
    columns: [
      { name: 'period', kind: 'day' },
      ...figures('orders', 'quantity', 'items', 'discount', 'shipping', 'payment_fee', 'tax', 'total'),
    ],
    sort: ['period', 'DESC'],
  },
  customers: {
    read: { admin: 'getFilteredCustomerReports' },
    export: { admin: 'customerExport' },
    columns: [
      { name: 'customer_name', kind: 'text' },
      { name: 'email', kind: 'text' },
      { name: 'last_order_at', kind: 'moment' },
      ...figures('orders', 'quantity', 'discount', 'total'),
    ],
    sort: ['total', 'DESC'],
  },
  products: {
    read: { admin: 'getFilteredProductReports', vendor: 'getFilteredSellerProductReports' },
    export: { admin: 'productExport', vendor: 'productSellerExport' },
    columns: [
      { name: 'name', kind: 'text' },
      { name: 'sku', kind: 'text' },
      VENDOR,
      ...figures('orders', 'quantity', 'items', 'discount', 'tax', 'total'),
    ],
    sort: ['total', 'DESC'],
  },
  orders: {
    read: { admin: 'getFilteredOrderReports', vendor: 'getFilteredSellerOrderReports' },
    export: { admin: 'orderExport', vendor: 'orderSellerExport' },
    columns: [
      { name: 'number', kind: 'text' },
      { name: 'placed_at', kind: 'moment' },
      { name: 'customer_name', kind: 'text' },
      VENDOR,
      { name: 'state', kind: 'choice' },
      ...figures('quantity'),
      ...hidden(figures('items', 'discount', 'shipping', 'payment_fee', 'tax')),
      ...figures('total'),
    ],
    sort: ['placed_at', 'DESC'],
  },
};
