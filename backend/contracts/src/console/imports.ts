/** Where a file comes from, as its header tells. */
export const IMPORT_SOURCES = ['stoa', 'shopify', 'woocommerce', 'magento', 'spree', 'other'] as const;
export type ImportSource = (typeof IMPORT_SOURCES)[number];

export const IMPORT_STATES = [
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
export type ImportState = (typeof IMPORT_STATES)[number];

/** A column of the file: its heading, some of its cells, and what it is taken for. */
export interface ImportColumn {
  name: string;
  samples: string[];
  /** Null leaves the column out. */
  target: string | null;
}

/** What happens to products that are there already, and to new ones whose row names no status. */
export interface ImportOptions {
  existing: 'update' | 'skip';
  status: 'draft' | 'active';
  /** Whether pieces of products that are there already are set to what the file says. */
  stock: 'set' | 'leave';
  pictures: boolean;
}

/** `GET {admin|vendor}/imports/{id}`, and a row of their list. */
export interface ImportRecord {
  id: number;
  filename: string;
  bytes: number;
  source: ImportSource;
  state: ImportState;
  vendor_id: number | null;
  columns: ImportColumn[];
  options: ImportOptions;
  rows_total: number;
  rows_done: number;
  created: number;
  updated: number;
  unchanged: number;
  refused: number;
  pictures_total: number;
  pictures_done: number;
  pictures_refused: number;
  issues: number;
  /** Values that an undo left alone because somebody had built on them. */
  kept: number;
  /** Seconds that are left, as far as can be told. */
  remaining: number | null;
  error: string | null;
  actor_name: string;
  started_at: string | null;
  finished_at: string | null;
  created_at: string;
}

/** A row of `fetchImportIssues/{id}`: what is wrong with one cell of the file. */
export interface ImportIssueRecord {
  id: number;
  kind: 'row' | 'picture';
  line: number;
  handle: string;
  column: string;
  value: string;
  message: string;
}

/** What a column can be taken for; `group` sorts them for people. */
export interface ImportTarget {
  name: string;
  group: 'product' | 'price' | 'options' | 'texts' | 'properties' | 'file';
  required: boolean;
}
