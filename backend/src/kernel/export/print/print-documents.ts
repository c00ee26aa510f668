import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { StreamableFile } from '@nestjs/common';
import { Failure } from '../../http';
import { WorkerPool } from '../../threads';
import { EXPORT_TYPES } from '../format';
import type { PrintedDocument } from './printed-document';

const BUSY = 'Other documents are being printed. Please try again in a minute.';

/** Printing takes a fraction of a second, so it does not wait for exports, which take minutes. */
const pool = new WorkerPool<string, PrintedDocument, string>(require.resolve('./print.worker'), {
  atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)),
  waiting: 30,
  timeout: 60_000,
  memory: 256,
  busy: () => new Failure(503, 'busy', BUSY),
  exceeded: () => new Failure(503, 'busy', BUSY),
});

/**
 * Prints documents as one PDF file, in a worker thread; `name` is the file's name without suffix.
 * @throws Failure 503 when too many are being printed
 */
export async function printDocuments(
  name: string,
  documents: AsyncIterable<PrintedDocument>,
  signal?: AbortSignal,
): Promise<StreamableFile> {
  const path = join(tmpdir(), `stoa-print-${randomUUID()}`);
  try {
    await pool.one(path, { input: documents, signal });
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  const file = createReadStream(path);
  file.once('close', () => void rm(path, { force: true }));
  return new StreamableFile(file, {
    type: EXPORT_TYPES.pdf,
    length: (await stat(path)).size,
    disposition: `attachment; filename="${name.replace(/[^\w.-]+/g, '-')}.pdf"`,
  });
}
