import { Readable } from 'node:stream';
import { serveThread } from '../../../kernel/threads';
import type { TableFacts } from './look-through';
import { analyzeTable } from './look-through';
import { readTable, type TableLayout, type TableRecord } from '../../../kernel/table';
import { TableError, type TableRefusal } from '../../../kernel/table';

/** Task of a worker thread; the bytes of the file are its input stream. */
export interface TableTask {
  layout: TableLayout;
  /** The records to return; null for a first pass. */
  records: {
    /** Number of records to skip, including the header. */
    after: number;
    /** Number of cells per record. */
    columns: number;
  } | null;
}

/** A record with as many cells as the header. */
export interface FileRecord extends TableRecord {
  /** The text of cells beyond the header. */
  surplus?: string;
}

/** A message from a worker thread. */
export type TablePiece = { facts: TableFacts } | { records: FileRecord[] } | { refusal: TableRefusal };

/** Batch size, small enough that receiving a batch doesn't block the event loop for long. */
const RECORDS_PER_BATCH = 200;
const CHARACTERS_PER_BATCH = 200_000;
const MAX_SURPLUS_LENGTH = 250;

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
): AsyncGenerator<FileRecord[]> {
  let batch: FileRecord[] = [];
  let characters = 0;
  let place = 0;
  for await (const { line, values } of all) {
    if (++place <= after) continue;
    const wanted = values.slice(0, columns);
    const surplus = values.length > columns ? values.slice(columns).join(' ').trim() : '';
    batch.push({ line, values: wanted, ...(surplus && { surplus: surplus.slice(0, MAX_SURPLUS_LENGTH) }) });
    characters += wanted.reduce((sum, text) => sum + text.length, 0);
    if (batch.length < RECORDS_PER_BATCH && characters < CHARACTERS_PER_BATCH) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  if (batch.length) yield batch;
}

serveThread(read);
