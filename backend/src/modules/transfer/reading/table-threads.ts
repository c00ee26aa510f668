import type { Readable } from 'node:stream';
import { availableParallelism } from 'node:os';
import { Failure } from '../../../kernel/http';
import { WorkerPool } from '../../../kernel/threads';
import { say, Sentence } from '../../../kernel/wording';
import type { TableFacts } from './look-through';
import type { TableLayout, TableRecord } from './read-table';
import { NO_TEXT } from './refuse-binary';
import type { TableRefusal } from './table-error';
import type { TablePiece, TableTask } from './table.worker';

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
  const options = { input: input as AsyncIterable<Uint8Array> };
  const piece = await looks.one({ layout, records: null }, options).finally(() => input.destroy());
  if ('facts' in piece) return piece.facts;
  throw 'refusal' in piece ? failureOf(piece.refusal) : new Error('A thread answered what it was not asked');
}

/** Streams the records of a file from a worker thread. @throws Failure 422 on `file` at invalid CSV */
export async function* tableRecords(
  input: Readable,
  layout: TableLayout,
  { signal, ...records }: { after: number; columns: number; signal?: AbortSignal },
): AsyncGenerator<TableRecord> {
  const options = { input: input as AsyncIterable<Uint8Array>, signal };
  try {
    for await (const piece of runs.run({ layout, records }, options)) {
      if ('refusal' in piece) throw failureOf(piece.refusal);
      if ('records' in piece) yield* piece.records;
    }
  } finally {
    input.destroy();
  }
}

function failureOf(refusal: TableRefusal): Failure {
  switch (refusal.reason) {
    case 'binary':
      return Failure.field('file', NO_TEXT);
    case 'empty':
      return Failure.field('file', 'must contain a header and at least one row');
    case 'too_many_columns':
      return Failure.field('file', `may have at most ${refusal.most} columns`);
    case 'too_many_rows':
      return Failure.field('file', `may have at most ${refusal.most} rows; split it`);
    default:
      return Failure.field(
        'file',
        say`The file can’t be read from line ${String(refusal.line ?? '?')}: ${new Sentence(BROKEN[refusal.reason])}.`,
      );
  }
}

const BROKEN = {
  row_too_long: 'one of its rows is too long',
  quote_open: 'a quotation mark is not closed',
  no_csv: 'it is not a CSV file',
} as const;
