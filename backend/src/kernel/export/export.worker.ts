import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { serveThread } from '../threads';
import type { Cell } from './cell';
import { pdfOf } from './pdf/pdf';
import type { Table, TableHead } from './table';
import { xlsxOf } from './xlsx';

/** CPU-heavy formats, which are written in a worker thread. */
export type HeavyFormat = 'xlsx' | 'pdf';

/** Task of a worker thread. */
export interface WriteTask {
  format: HeavyFormat;
  head: TableHead;
  path: string;
}

const WRITERS: Record<HeavyFormat, (table: Table) => AsyncIterable<Buffer>> = { xlsx: xlsxOf, pdf: pdfOf };

/** Writes the rows to the task's path; yields it when the file is complete. */
async function* write(
  { format, head, path }: WriteTask,
  rows: AsyncIterable<readonly Cell[]>,
): AsyncGenerator<string> {
  await pipeline(WRITERS[format]({ head, rows }), createWriteStream(path, { mode: 0o600 }));
  yield path;
}

serveThread(write);
