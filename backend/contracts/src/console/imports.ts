/** The system that exported a file, detected from its header row. */
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

/** A column of the file: its heading, sample cells, and the target that it is mapped to. */
export interface ImportColumn {
  name: string;
  samples: string[];
  /** Null: the column is ignored. */
  target: string | null;
}

/** How existing products are treated, and the status of new ones whose row has none. */
export interface ImportOptions {
  existing: 'update' | 'skip';
  status: 'draft' | 'active';
  /** Whether stock of existing products is set to the file's value. */
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
  /** Values that an undo did not revert because they were changed afterwards. */
  kept: number;
  /** Estimated remaining time in seconds. */
  remaining: number | null;
  error: string | null;
  actor_name: string;
  started_at: string | null;
  finished_at: string | null;
  created_at: string;
}

/** A row of `fetchImportIssues/{id}`: an error in one cell of the file. */
export interface ImportIssueRecord {
  id: number;
  kind: 'row' | 'picture';
  line: number;
  handle: string;
  column: string;
  value: string;
  message: string;
}

/** A target that a column can be mapped to; `group` is for display. */
export interface ImportTarget {
  name: string;
  group: 'product' | 'price' | 'options' | 'texts' | 'properties' | 'file';
  required: boolean;
}
