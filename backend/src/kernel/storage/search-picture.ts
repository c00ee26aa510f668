import { Failure } from '../http';
import { WorkerPool } from '../threads';
import { hasForeignContent } from './foreign-content';

/** Bytes up to which searching is faster than starting a thread. */
const SMALL = 512 * 1024;
const BUSY = 'Too many pictures are being processed.';

const pool = new WorkerPool<Uint8Array, never, boolean>(require.resolve('./foreign-content.worker'), {
  atOnce: 1,
  waiting: 50,
  timeout: 60_000,
  memory: 256,
  busy: () => new Failure(503, 'busy', BUSY),
  exceeded: () => new Failure(503, 'busy', BUSY),
});

/** Whether an image has foreign content; large ones are searched off the event loop. @throws Failure 503 */
export async function searchPicture(bytes: Buffer): Promise<boolean> {
  return bytes.length <= SMALL ? hasForeignContent(bytes) : pool.one(bytes);
}
