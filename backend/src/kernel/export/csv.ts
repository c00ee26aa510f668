import { setImmediate } from 'node:timers/promises';
import { stringify } from 'csv-stringify/sync';
import { cellOf, textOf } from './cell';
import type { Table } from './table';

/** Rows per chunk, as one write per row is slow; between chunks the event loop gets its turn. */
const ROWS_PER_BATCH = 100;

/** Byte order mark, without which spreadsheets do not detect UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

const write = (lines: readonly (readonly string[])[]): string =>
  // A lone line feed or carriage return would be read as the end of a row.
  stringify(lines as string[][], { record_delimiter: 'windows', quoted_match: /[\r\n]/ });

/** A table as CSV (RFC 4180). */
export async function* csvOf({ head, rows }: Table): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + write([head.columns.map(({ heading }) => heading)]);
  let waiting: string[][] = [];
  for await (const row of rows) {
    waiting.push(row.map((cell) => textOf(cellOf(cell))));
    if (waiting.length < ROWS_PER_BATCH) continue;
    yield write(waiting);
    waiting = [];
    await setImmediate();
  }
  if (waiting.length > 0) yield write(waiting);
}
