import { Readable } from 'node:stream';
import { serveThread } from '../../../kernel/threads';
import type { TableFacts } from './look-through';
import { analyzeTable } from './look-through';
import type { TableLayout, TableRecord } from './read-table';
import { readTable } from './read-table';
import type { TableRefusal } from './table-error';
import { TableError } from './table-error';

/** Task of a worker thread; the bytes of the file are its input stream. */
export interface TableTask {
  layout: TableLayout;
  /** The records to return; null for a first pass. */
  records: {
    /** Number of records to skip, including the header. */
    after: number;
    /** Number of cells per record; surplus cells belong to no column. */
    columns: number;
  } | null;
}

/** A message from a worker thread. */
export type TablePiece = { facts: TableFacts } | { records: TableRecord[] } | { refusal: TableRefusal };

/** Batch size, small enough that receiving a batch doesn't block the event loop for long. */
const RECORDS_AT_ONCE = 200;
const CHARACTERS_AT_ONCE = 200_000;

async function* read(
  { layout, records }: TableTask,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<TablePiece> {
  const file = Readable.from(bytes, { objectMode: false });
  try {
    if (records) for await (const some of batches(readTable(file, layout), records)) yield { records: some };
    else yield { facts: await analyzeTable(file, layout) };
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    yield { refusal: error.refusal };
  }
}

async function* batches(
  all: AsyncIterable<TableRecord>,
  { after, columns }: { after: number; columns: number },
): AsyncGenerator<TableRecord[]> {
  let batch: TableRecord[] = [];
  let characters = 0;
  let place = 0;
  for await (const { line, values } of all) {
    if (++place <= after) continue;
    const wanted = values.slice(0, columns);
    batch.push({ line, values: wanted });
    characters += wanted.reduce((sum, text) => sum + text.length, 0);
    if (batch.length < RECORDS_AT_ONCE && characters < CHARACTERS_AT_ONCE) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  if (batch.length) yield batch;
}

serveThread(read);
