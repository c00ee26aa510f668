import { stringify } from 'csv-stringify/sync';
import { cellOf } from './cell';
import type { ExportTable } from './export-rows';

/** Rows are joined into pieces of this many, as one write per row is slow. */
const ROWS_AT_ONCE = 200;

/** Spreadsheets take a file for UTF-8 only when it begins with this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A table as CSV (RFC 4180). */
export async function* csvOf({ columns, rows }: ExportTable): AsyncGenerator<string> {
  const write = (lines: unknown[][]): string =>
    stringify(lines, { record_delimiter: 'windows', cast: { boolean: (flag) => String(flag) } });
  yield BYTE_ORDER_MARK + write([[...columns]]);
  let waiting: unknown[][] = [];
  for await (const row of rows) {
    waiting.push(columns.map((column) => cellOf(row[column])));
    if (waiting.length < ROWS_AT_ONCE) continue;
    yield write(waiting);
    waiting = [];
  }
  if (waiting.length > 0) yield write(waiting);
}
