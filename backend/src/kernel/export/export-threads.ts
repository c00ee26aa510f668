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

/** One fewer concurrent export than processors, and at most two; requests come first. */
const pool = new WorkerPool<WriteTask, readonly Cell[], string>(require.resolve('./export.worker'), {
  atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)),
  waiting: 8,
  timeout: 120_000,
  memory: 512,
  busy: () => new Failure(503, 'busy', BUSY),
  exceeded: () => new Failure(503, 'busy', SLOW),
});

/**
 * Writes a table in a worker thread and returns the file's path; the caller deletes it. Stops early when
 * `signal` is aborted.
 * @throws Failure 503 when too many files are being written, or this one takes too long
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
