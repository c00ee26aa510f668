import type { ImportColumn, ImportSource } from '@stoa/contracts';
import { Refusal, type TranslatableText } from '../../../kernel/wording';
import type { Cells, FileIndex, FileRow, Format } from '../formats/format';
import type { TableRecord } from './read-table';

/** An error in a cell. */
export interface Issue {
  line: number;
  /** Target of the cell's column. */
  target: string;
  value: string;
  message: TranslatableText;
}

/** All consecutive rows of one product. */
export interface Sheet {
  handle: string;
  rows: FileRow[];
  /** Number of records of the file up to and including this sheet. */
  upTo: number;
  issues: Issue[];
}

/** Maximum rows of one product; further rows start another sheet. */
const MOST_ROWS = 1_000;
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
      cells[target] = before && text ? (target === 'status' ? text : `${before}\n${text}`) : before || text;
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

/** Groups records, which start after `rows_done`, into sheets per product, reading lazily. */
export async function* sheetsOf(
  records: AsyncIterable<TableRecord>,
  { columns, rows_done }: { columns: readonly ImportColumn[]; rows_done: number },
  format: Format,
  index: FileIndex,
): AsyncGenerator<Sheet> {
  const read = cellReader(columns);
  let sheet: Sheet | null = null;
  let count = rows_done;
  for await (const { line, values } of records) {
    const { cells, issue } = adapted(read(values), format, index);
    const handle = handleOf(cells);
    if (sheet && (sheet.handle !== handle || !handle || sheet.rows.length >= MOST_ROWS)) {
      yield sheet;
      sheet = null;
    }
    sheet ??= { handle, rows: [], upTo: count, issues: [] };
    sheet.rows.push({ line, cells });
    if (issue) sheet.issues.push({ line, ...issue });
    sheet.upTo = ++count;
  }
  if (sheet) yield sheet;
}

function adapted(
  cells: Record<string, string>,
  format: Format,
  index: FileIndex,
): { cells: Cells; issue?: Omit<Issue, 'line'> } {
  try {
    return { cells: format.adapt(cells, index) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const message = error.said;
    return { cells, issue: { target: 'type', value: cells.type ?? cells.language ?? '', message } };
  }
}

/** Sources whose files need an index pass, because rows refer to others. */
export const REFERRING: readonly ImportSource[] = ['woocommerce', 'magento'];
