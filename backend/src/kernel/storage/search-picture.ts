import { Failure } from '../http';
import { WorkerPool } from '../threads';
import { hasForeignContent } from './foreign-content';

/** Bytes that are searched sooner than a thread starts. */
const SMALL = 512 * 1024;
const BUSY = 'Too many pictures are being processed.';

const pool = new WorkerPool<Uint8Array, never, boolean>(require.resolve('./foreign-content.worker'), {
  ...{ atOnce: 1, waiting: 50, patience: 60_000, memory: 256 },
  busy: () => new Failure(503, 'busy', BUSY),
  exceeded: () => new Failure(503, 'busy', BUSY),
});

/** Whether a picture holds what belongs into none; large ones are searched off the event loop. @throws Failure 503 */
export async function searchPicture(bytes: Buffer): Promise<boolean> {
  return bytes.length <= SMALL ? hasForeignContent(bytes) : pool.one(bytes);
}
