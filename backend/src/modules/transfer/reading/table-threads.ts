import type { Readable } from 'node:stream';
import { availableParallelism } from 'node:os';
import { Failure, tableFailure } from '../../../kernel/http';
import { WorkerPool } from '../../../kernel/threads';
import type { TableFacts } from './look-through';
import type { TableLayout, TableRefusal } from '../../../kernel/table';
import type { FileRecord, TablePiece, TableTask } from './table.worker';

const ENTRY = require.resolve('./table.worker');
const BUSY = 'Other files are being read. Please try again in a minute.';
const shared = {
  memory: 256,
  busy: () => new Failure(503, 'busy', BUSY),
  exceeded: () => Failure.field('file', 'takes too long to read; split it into smaller files'),
};

/** First passes, for which users wait: at most two, and fewer than processors, as requests come first. */
const looks = new WorkerPool<TableTask, Uint8Array, TablePiece>(ENTRY, {
  ...shared,
  atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)),
  waiting: 8,
  timeout: 300_000,
});

/** Running imports; each mostly waits for the database, and the queue limits how many there are. */
const runs = new WorkerPool<TableTask, Uint8Array, TablePiece>(ENTRY, {
  ...shared,
  atOnce: 4,
  waiting: Infinity,
  timeout: 300_000,
});

/**
 * Reads a whole file once in a worker thread. @throws Failure 422 on `file` if it is not a valid table, 503
 * when too many files are being read
 */
export async function analyzeTableInThread(input: Readable, layout: TableLayout): Promise<TableFacts> {
  const result = await tryTableInThread(input, layout);
  if ('refusal' in result) throw tableFailure(result.refusal);
  return result.facts;
}

/** Like `analyzeTableInThread`, but returns why a file is no valid table. @throws Failure 503 */
export async function tryTableInThread(
  input: Readable,
  layout: TableLayout,
): Promise<{ facts: TableFacts } | { refusal: TableRefusal }> {
  const options = { input: input as AsyncIterable<Uint8Array> };
  const piece = await looks.one({ layout, records: null }, options).finally(() => input.destroy());
  if ('records' in piece) throw new Error('A thread answered what it was not asked');
  return piece;
}

interface WantedRecords {
  /** Number of records to skip, including the header. */
  after: number;
  /** Number of cells per record. */
  columns: number;
  signal?: AbortSignal;
}

/** Streams the records of a file from a worker thread. @throws Failure 422 on `file` at invalid CSV */
export async function* tableRecords(
  input: Readable,
  layout: TableLayout,
  wanted: WantedRecords,
): AsyncGenerator<FileRecord> {
  for await (const batch of recordBatches(input, layout, wanted)) yield* batch;
}

/** Like `tableRecords`, in the batches of the thread: waiting for each record takes longer than reading it. */
export async function* recordBatches(
  input: Readable,
  layout: TableLayout,
  { signal, ...records }: WantedRecords,
): AsyncGenerator<FileRecord[]> {
  const options = { input: input as AsyncIterable<Uint8Array>, signal };
  try {
    for await (const piece of runs.run({ layout, records }, options)) {
      if ('refusal' in piece) throw tableFailure(piece.refusal);
      if ('records' in piece) yield piece.records;
    }
  } finally {
    input.destroy();
  }
}
