import { setImmediate } from 'node:timers/promises';
import { stringify } from 'csv-stringify/sync';
import { cellOf, textOf } from './cell';
import type { Table } from './table';

/** Rows are joined into pieces of this many, as one write per row is slow; between pieces others get their turn. */
const ROWS_AT_ONCE = 100;

/** Spreadsheets take a file for UTF-8 only when it begins with this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

const write = (lines: readonly (readonly string[])[]): string =>
  stringify(lines as string[][], { record_delimiter: 'windows' });

/** A table as CSV (RFC 4180). */
export async function* csvOf({ head, rows }: Table): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + write([head.columns.map(({ heading }) => heading)]);
  let waiting: string[][] = [];
  for await (const row of rows) {
    waiting.push(row.map((cell) => textOf(cellOf(cell))));
    if (waiting.length < ROWS_AT_ONCE) continue;
    yield write(waiting);
    waiting = [];
    await setImmediate();
  }
  if (waiting.length > 0) yield write(waiting);
}
