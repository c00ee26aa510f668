import type { OrderAddress } from '../web/order';
import type { HistoricalOrderLineView } from '../web/historical-order';
import type { ImportDateOrder, ImportDelimiter, ImportEncoding } from './imports';

/** The shop system that an operator moves from. */
export const SHOP_MIGRATION_SOURCES = ['shopify', 'woocommerce', 'magento', 'other'] as const;
export type ShopMigrationSource = (typeof SHOP_MIGRATION_SOURCES)[number];

/** What the files of a shop migration contain, in the order in which they are processed. */
export const SHOP_MIGRATION_KINDS = [
  'customers',
  'addresses',
  'content_pages',
  'newses',
  'coupons',
  'historical_orders',
  'reviews',
  'product_paths',
  'redirects',
] as const;
export type ShopMigrationKind = (typeof SHOP_MIGRATION_KINDS)[number];

export const SHOP_MIGRATION_STATES = [
  'uploaded',
  'checking',
  'checked',
  'running',
  'finished',
  'stopped',
  'failed',
  'undoing',
  'undone',
] as const;
export type ShopMigrationState = (typeof SHOP_MIGRATION_STATES)[number];

/** What became of the records of a file; each is counted once. */
export const SHOP_MIGRATION_OUTCOMES = [
  'created',
  'updated',
  'unchanged',
  'kept',
  'waiting',
  'refused',
] as const;
export type ShopMigrationOutcome = (typeof SHOP_MIGRATION_OUTCOMES)[number];
export type ShopMigrationCounts = Record<ShopMigrationOutcome, number>;

/** A column of a file and the field that it is read as; null if it is not read. */
export interface ShopMigrationColumn {
  name: string;
  field: string | null;
  sample: string;
}

/** One file of a shop migration, or one worksheet of a workbook. */
export interface ShopMigrationFileRecord extends ShopMigrationCounts {
  id: number;
  filename: string;
  /** Null for CSV. */
  sheet: string | null;
  bytes: number;
  /** Null until it is known what the file contains. */
  kind: ShopMigrationKind | null;
  source: ShopMigrationSource;
  encoding: ImportEncoding;
  delimiter: ImportDelimiter;
  decimal_mark: '.' | ',' | null;
  date_order: ImportDateOrder | null;
  columns: ShopMigrationColumn[];
  /** Fields that the kind requires and no column has. */
  missing: string[];
  rows_total: number;
  rows_done: number;
}

/** Totals of one currency. */
export interface CurrencyTotal {
  currency: string;
  count: number;
  total: number;
}

/** What the shop contains now, to be compared with the former shop. */
export interface ShopMigrationTotals {
  customers: number;
  products: number;
  variants: number;
  historical_orders: number;
  orders_without_account: number;
  order_totals: CurrencyTotal[];
  reviews: number;
  /** Mean rating of the approved reviews, to two decimals; null without any. */
  review_mean: string | null;
  coupons: number;
  content_pages: number;
  newses: number;
  redirects: number;
  waiting: number;
}

/** `GET admin/shop_migrations/{id}`, and a row of their list. */
export interface ShopMigrationRecord extends ShopMigrationCounts {
  id: number;
  state: ShopMigrationState;
  error: string | null;
  actor_name: string;
  issues: number;
  /** Customers who came in with it and have not been invited yet. */
  uninvited: number;
  files: ShopMigrationFileRecord[];
  /** Only for a single migration. */
  totals: ShopMigrationTotals | null;
  started_at: string | null;
  finished_at: string | null;
  created_at: string;
}

/** Why a line is listed: it was refused, came in otherwise, changed a record, left one as it is, or waits. */
export type ShopMigrationIssueKind = 'error' | 'warning' | 'updated' | 'kept' | 'waiting';

/** A row of `fetchShopMigrationIssues/{id}`. */
export interface ShopMigrationIssueRecord {
  id: number;
  /** With the worksheet after it, if the file is a workbook. */
  filename: string;
  kind: ShopMigrationIssueKind;
  /** The line on which the record begins. */
  line: number;
  record: string;
  column: string;
  value: string;
  message: string;
}

/** A historical order as the back office shows it. */
export interface HistoricalOrderDetail {
  billing_address: OrderAddress | null;
  shipping_address: OrderAddress | null;
  lines: HistoricalOrderLineView[];
}
