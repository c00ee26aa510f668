import type { ImportColumn, ImportSource } from '@stoa/contracts';
import { Refusal, type Said } from '../../../kernel/wording';
import type { Cells, FileIndex, FileRow, Format } from '../formats/format';
import type { TableRecord } from './read-table';

/** A cell that is wrong. */
export interface Issue {
  line: number;
  /** What the cell is taken for. */
  target: string;
  value: string;
  message: Said;
}

/** All rows of one product, one behind the other in the file. */
export interface Sheet {
  handle: string;
  rows: FileRow[];
  /** Records of the file up to and with this sheet. */
  upTo: number;
  issues: Issue[];
}

/** Rows of one product at the most; more belong to several. */
const MOST_ROWS = 1_000;
const UNIT = /\((kg|g|lbs?|oz)\)/i;
const LENGTH_UNIT = /\((mm|cm|m|in|yd)\)/i;

/** Reads cells by what the columns are taken for; several columns of one kind stand one below the other. */
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

/** Whether a row only says a price in another currency than the shop's, as some shops repeat their variants. */
export function isOtherPrice({ cells }: FileRow, currency: string): boolean {
  const named = cells.currency?.toUpperCase();
  return Boolean(named) && named !== currency && !cells.name && !cells.option1_value;
}

/** What a handle is made of where the file has none: the SKU, else the name. */
export function handleOf({ handle = '', sku = '', name = '' }: Cells): string {
  return (handle || sku || name).normalize('NFKC').trim().toLowerCase().slice(0, 190);
}

/** Puts the records after those that are done together into products, reading on only as far as it must. */
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

/** Sources whose files must be read once before, because rows refer to others. */
export const REFERRING: readonly ImportSource[] = ['woocommerce', 'magento'];
