import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { serveThread } from '../../threads';
import { printedPdf } from './print-pdf';
import type { PrintedDocument } from './printed-document';

/** Prints the documents to the task's path; yields it when the file is complete. */
async function* print(path: string, documents: AsyncIterable<PrintedDocument>): AsyncGenerator<string> {
  await pipeline(printedPdf(documents), createWriteStream(path, { mode: 0o600 }));
  yield path;
}

serveThread(print);
