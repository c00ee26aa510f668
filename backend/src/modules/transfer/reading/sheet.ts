import type { ImportColumn, ImportSource } from '@stoa/contracts';
import { Refusal, msg, type TranslatableText } from '../../../kernel/translation';
import type { Cells, FileIndex, FileRow, Format } from '../formats/format';
import type { FileRecord } from './table.worker';

/** An error in a cell, or a warning with which the product is imported all the same. */
export interface Issue {
  kind?: 'warning';
  line: number;
  /** Target of the cell's column. */
  target: string;
  value: string;
  message: TranslatableText;
}

/** All rows of one product. */
export interface Sheet {
  handle: string;
  rows: FileRow[];
  /** Number of records of the file up to and including this sheet. */
  upTo: number;
  issues: Issue[];
}

/** Maximum rows of one product: a variant each, and its pictures. */
export const MAX_ROWS = 2_000;
const UNIT = /\((kg|g|lbs?|oz)\)/i;
const LENGTH_UNIT = /\((mm|cm|m|in|yd)\)/i;

/** Maps records to cells by target; cells of columns with the same target are joined by line breaks. */
export function cellReader(
  columns: readonly ImportColumn[],
): (values: readonly string[]) => Record<string, string> {
  const used = columns.flatMap(({ target, name }, place) => (target ? [{ target, name, place }] : []));
  const unit = UNIT.exec(used.find(({ target }) => target === 'weight')?.name ?? '')?.[1];
  const length = LENGTH_UNIT.exec(used.find(({ target }) => target === 'length')?.name ?? '')?.[1];
  return (values) => {
    const cells: Record<string, string> = {
      ...(unit && { weight_unit: unit }),
      ...(length && { length_unit: length }),
    };
    for (const { target, place } of used) {
      const text = (values[place] ?? '').trim();
      const before = cells[target];
      cells[target] = before && text ? `${before}\n${text}` : before || text;
    }
    return cells;
  };
}

/** Whether a row only has a price in another currency; some systems repeat variants per currency. */
export function isOtherPrice({ cells }: FileRow, currency: string): boolean {
  const named = cells.currency?.toUpperCase();
  return Boolean(named) && named !== currency && !cells.name && !cells.option1_value;
}

/** Handle of a row; without one in the file, its SKU or else its name. */
export function handleOf({ handle = '', sku = '', name = '' }: Cells): string {
  return (handle || sku || name).normalize('NFKC').trim().toLowerCase().slice(0, 190);
}

/** A record as a row of its product. */
export interface AdaptedRow {
  row: FileRow;
  handle: string;
  issues: Issue[];
}

/** Converts records to rows of the shop's own targets. */
export function rowReader(
  columns: readonly ImportColumn[],
  format: Format,
  index: FileIndex,
): (record: FileRecord) => AdaptedRow {
  const read = cellReader(columns);
  return ({ line, values, surplus }) => {
    const cells = read(values);
    const issues: Issue[] = [];
    if (surplus)
      issues.push({
        line,
        target: `#${columns.length + 1}`,
        value: surplus,
        message: 'has more cells than the header: a cell with the delimiter must be in quotation marks',
      });
    const garbled = Object.entries(cells).find(([, text]) => text.includes('\ufffd'));
    if (garbled)
      issues.push({
        kind: 'warning',
        line,
        target: garbled[0],
        value: garbled[1],
        message: 'contains characters that can’t be read; check the encoding of the file',
      });
    const row = { line, cells: adapted(cells, line, format, index, issues) };
    return { row, handle: handleOf(row.cells), issues };
  };
}

function adapted(
  cells: Record<string, string>,
  line: number,
  format: Format,
  index: FileIndex,
  issues: Issue[],
): Cells {
  const warning = format.warning?.(cells);
  if (warning) issues.push({ kind: 'warning', line, ...warning });
  try {
    return format.adapt(cells, index);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    issues.push({ line, target: 'type', value: cells.type ?? '', message: error.text });
    return cells;
  }
}

/** A sheet that grows by rows; a row that repeats another exactly adds nothing. */
export class GrowingSheet implements Sheet {
  readonly rows: FileRow[] = [];
  readonly issues: Issue[] = [];
  private readonly seen = new Set<string>();
  private isFull = false;

  constructor(
    readonly handle: string,
    public upTo: number,
    /** Whether it is another product whose handle is used further up. */
    readonly isNamesake: boolean,
  ) {}

  add(row: FileRow, issues: readonly Issue[]): void {
    this.issues.push(...issues);
    if (this.rows.length > 0) {
      if (this.seen.size === 0) this.seen.add(JSON.stringify(this.rows[0]?.cells));
      const text = JSON.stringify(row.cells);
      if (this.seen.has(text)) return;
      this.seen.add(text);
    }
    if (this.rows.length < MAX_ROWS) this.rows.push(row);
    else if (!this.isFull) this.refuse(row.line);
  }

  private refuse(line: number): void {
    this.isFull = true;
    const message = msg`is a product of more than ${MAX_ROWS} rows`;
    this.issues.push({ line, target: 'handle', value: this.handle, message });
  }
}

/** Sources whose files need an index pass, because rows refer to others. */
export const REFERRING: readonly ImportSource[] = ['woocommerce', 'magento', 'spree'];
