import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A file that lies on disk until its request has been answered. */
export interface SpooledFile {
  path: string;
  /** In bytes. */
  size: number;
  /** The whole content; read one at a time, so that a form costs the memory of one file and not of all. */
  read(): Promise<Buffer>;
}

/** The temporary files of one request. */
export class Spool {
  private folder: Promise<string> | undefined;
  private files = 0;

  /** @param limit bytes that one file may have where its route says nothing else */
  constructor(readonly limit: number) {}

  /** Writes a stream down as it comes. */
  async write(stream: Readable): Promise<SpooledFile> {
    this.folder ??= mkdtemp(join(tmpdir(), 'stoa-upload-'));
    const path = join(await this.folder, String(this.files++));
    const sink = createWriteStream(path, { mode: 0o600 });
    await pipeline(stream, sink);
    return { path, size: sink.bytesWritten, read: () => readFile(path) };
  }

  async clear(): Promise<void> {
    if (this.folder) await rm(await this.folder, { recursive: true, force: true });
  }
}

const spools = new WeakMap<FastifyRequest['raw'], Spool>();

/** Where the files of a request are written down; gone as soon as it is answered or its sender has left. */
export function spoolOf({ raw }: FastifyRequest): Spool {
  const spool = spools.get(raw);
  if (!spool) throw new Error('This route does not declare that it takes files.');
  return spool;
}

/** Gives each request of a route a spool for files of at most `limit` bytes, and clears it at the end, however that comes. */
export function giveSpools(
  server: FastifyInstance,
  limit: number,
  takesFiles: (config: unknown) => boolean,
): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (takesFiles(request.routeOptions.config)) {
      const spool = new Spool(limit);
      spools.set(request.raw, spool);
      reply.raw.once('close', () => void spool.clear());
    }
    done();
  });
}
