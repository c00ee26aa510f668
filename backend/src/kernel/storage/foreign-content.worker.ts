import { serveThread } from '../threads';
import { hasForeignContent } from './foreign-content';

/** Searches the image that is its task. */
async function* search({ buffer, byteOffset, byteLength }: Uint8Array): AsyncGenerator<boolean> {
  yield hasForeignContent(Buffer.from(buffer, byteOffset, byteLength));
}

serveThread(search);
