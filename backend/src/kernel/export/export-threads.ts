import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../http';
import { WorkerPool } from '../threads';
import type { Cell } from './cell';
import type { HeavyFormat, WriteTask } from './export.worker';
import type { Table } from './table';

const BUSY = 'Other exports are in progress. Please try again in a minute.';
const SLOW = 'This export takes too long. Please export fewer rows or columns.';

/** One file less at a time than there are processors, and at most two; the shop comes first. */
const pool = new WorkerPool<WriteTask, readonly Cell[], string>(require.resolve('./export.worker'), {
  atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)),
  waiting: 8,
  patience: 120_000,
  memory: 512,
  busy: () => new Failure(503, 'busy', BUSY),
  exceeded: () => new Failure(503, 'busy', SLOW),
});

/**
 * Writes a table in a thread of its own and answers where the file lies; whoever asked removes it. Ends early when
 * `signal` says that nobody waits any more.
 * @throws Failure 503 when too many files are under way, or this one takes too long
 */
export async function writeInThread(
  format: HeavyFormat,
  { head, rows }: Table,
  signal?: AbortSignal,
): Promise<string> {
  const path = join(tmpdir(), `stoa-export-${randomUUID()}`);
  try {
    return await pool.one({ format, head, path }, { input: rows, signal });
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}
