import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { serveThread } from '../threads';
import type { Cell } from './cell';
import { pdfOf } from './pdf/pdf';
import type { Table, TableHead } from './table';
import { xlsxOf } from './xlsx';

/** Formats whose making takes so much of a processor that it has a thread of its own. */
export type HeavyFormat = 'xlsx' | 'pdf';

/** What a thread is told to write. */
export interface WriteTask {
  format: HeavyFormat;
  head: TableHead;
  path: string;
}

const WRITERS: Record<HeavyFormat, (table: Table) => AsyncIterable<Buffer>> = { xlsx: xlsxOf, pdf: pdfOf };

/** Writes the rows to the task's path, and says so when the file is done. */
async function* write(
  { format, head, path }: WriteTask,
  rows: AsyncIterable<readonly Cell[]>,
): AsyncGenerator<string> {
  await pipeline(WRITERS[format]({ head, rows }), createWriteStream(path, { mode: 0o600 }));
  yield path;
}

serveThread(write);
