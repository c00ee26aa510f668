/** The system that exported a file, detected from its header row. */
export const IMPORT_SOURCES = ['stoa', 'shopify', 'woocommerce', 'magento', 'spree', 'other'] as const;
export type ImportSource = (typeof IMPORT_SOURCES)[number];

export const IMPORT_STATES = [
  'uploaded',
  'checking',
  'checked',
  'waiting',
  'running',
  'finished',
  'stopped',
  'failed',
  'undoing',
  'undone',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** Character encodings in which spreadsheets and shop systems write CSV files. */
export const IMPORT_ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1254',
  'windows-1256',
  'macintosh',
] as const;
export type ImportEncoding = (typeof IMPORT_ENCODINGS)[number];

export const IMPORT_DELIMITERS = [',', ';', '\t', '|'] as const;
export type ImportDelimiter = (typeof IMPORT_DELIMITERS)[number];

/** CSV in any encoding, or a workbook of Excel, Numbers, LibreOffice or Google Sheets. */
export const IMPORT_FILE_TYPES = ['csv', 'xlsx'] as const;
export type ImportFileType = (typeof IMPORT_FILE_TYPES)[number];

/** Order of day, month and year in dates such as `05/06/2026`. */
export const IMPORT_DATE_ORDERS = ['ymd', 'dmy', 'mdy'] as const;
export type ImportDateOrder = (typeof IMPORT_DATE_ORDERS)[number];

export const IMPORT_WEIGHT_UNITS = ['g', 'kg', 'lb', 'oz'] as const;
export type ImportWeightUnit = (typeof IMPORT_WEIGHT_UNITS)[number];

/** How a file is to be read; null where the file leaves it open and a person must choose. */
export interface ImportLayout {
  encoding: ImportEncoding;
  delimiter: ImportDelimiter;
  file_type: ImportFileType;
  /** The worksheet that is read; null for CSV. */
  sheet: string | null;
  decimal_mark: '.' | ',' | null;
  date_order: ImportDateOrder | null;
  /** Unit of weights without one of their own. */
  weight_unit: ImportWeightUnit | null;
  /** ISO 4217 code of the prices: the shop's own, or null if they look like another currency's. */
  currency: string | null;
}

/** What a file leaves open: the property of its layout, with the column and a cell that can be read in two ways. */
export interface ImportQuestion {
  property: 'decimal_mark' | 'date_order' | 'weight_unit' | 'currency';
  column: string;
  example: string;
}

/** How many cells of a column are written in which style. */
export interface ImportColumnStyles {
  /** Numbers that can only have a decimal point, or only a decimal comma, and those that can have either. */
  point: number;
  comma: number;
  unclear: number;
  /** Dates that can only be in this order, and those that can be in either. */
  dmy: number;
  mdy: number;
  unclear_dates: number;
  /** The first cells of either kind that can be read in two ways. */
  unclear_number: string;
  unclear_date: string;
  /** Numbers with a fraction. */
  fractions: number;
  /** Distinct currency symbols and codes beside numbers, at most four. */
  currencies: string[];
}

/** A column of the file: its heading, sample cells, and the target that it is mapped to. */
export interface ImportColumn {
  name: string;
  samples: string[];
  /** Null: the column is ignored. */
  target: string | null;
  /** Of numbers and dates over the whole column; absent where it has none in a particular style. */
  styles?: ImportColumnStyles;
}

/** How existing products are treated, and the status of new ones whose row has none. */
export interface ImportOptions {
  existing: 'update' | 'skip';
  status: 'draft' | 'active';
  /** Whether stock of existing products is set to the file's value. */
  stock: 'set' | 'leave';
  pictures: boolean;
  /** Whether pictures of other hosts that descriptions show are downloaded too. */
  description_pictures: boolean;
  /** What happens to products of types that can't be sold here, such as bookings, bundles and subscriptions. */
  unsupported: 'refuse' | 'draft';
  /** Whole products, or only stock and prices of existing variants by their SKU. */
  scope: 'products' | 'stock';
}

/**
 * Whether a column says which product or variant a row is of; without one, nothing can be imported. WooCommerce’s rows may
 * have an id alone.
 */
export function hasImportKey({
  source,
  columns,
  options,
}: {
  source: ImportSource;
  columns: readonly Pick<ImportColumn, 'target'>[];
  options: Pick<ImportOptions, 'scope'>;
}): boolean {
  const products = source === 'woocommerce' ? ['handle', 'name', 'sku', 'id'] : ['handle', 'name', 'sku'];
  const keys = options.scope === 'stock' ? ['sku'] : products;
  return columns.some(({ target }) => target !== null && keys.includes(target));
}

/** `GET {admin|vendor}/imports/{id}`, and a row of their list. */
export interface ImportRecord {
  id: number;
  filename: string;
  bytes: number;
  source: ImportSource;
  state: ImportState;
  vendor_id: number | null;
  /** The feed whose run it is. */
  feed_id: number | null;
  columns: ImportColumn[];
  options: ImportOptions;
  layout: ImportLayout;
  /** Must be answered by a chosen layout before the import is tested or started. */
  questions: ImportQuestion[];
  /** Names of the worksheets to choose from. */
  sheets: string[];
  rows_total: number;
  rows_done: number;
  created: number;
  /** Of the created products, those that are drafts. */
  drafts: number;
  /** Of the drafts, those by what their rows say; the others are by the option `status`. */
  stated_drafts: number;
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

/** A row of `fetchImportIssues/{id}`: an error in one cell of the file, or a warning with which it is imported. */
export interface ImportIssueRecord {
  id: number;
  kind: 'row' | 'warning' | 'picture';
  /** The line on which the record begins. */
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

/** Kinds of values that files name, in the order in which they are looked up. */
export const IMPORT_VALUE_KINDS = [
  'category',
  'brand',
  'manufacturer',
  /** Attributes: options of variants, texts, and properties with several values. */
  'option',
  'property',
  'list',
  /** Values of an attribute. */
  'value',
] as const;
export type ImportValueKind = (typeof IMPORT_VALUE_KINDS)[number];

/** What is done with a value that the shop doesn't have. */
export const IMPORT_VALUE_DECISIONS = ['create', 'map', 'refuse'] as const;
export type ImportValueDecision = (typeof IMPORT_VALUE_DECISIONS)[number];

/** A row of `fetchImportValues/{id}`: a value that is new to the shop or mapped to one of its records. */
export interface ImportValueRecord {
  id: number;
  kind: ImportValueKind;
  /** The attribute of an attribute value, by its name in the file. */
  attribute: string;
  name: string;
  target_id: number | null;
  target_name: string | null;
  decision: ImportValueDecision | null;
}
