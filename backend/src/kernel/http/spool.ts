import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { onRequestTo } from './route-hooks';

/** An uploaded file on disk, deleted after the response. */
export interface SpooledFile {
  path: string;
  /** In bytes. */
  size: number;
  /** The whole content; read files one at a time, so that a form only needs the memory of one. */
  read(): Promise<Buffer>;
}

/** The temporary files of one request. */
export class Spool {
  private folder: Promise<string> | undefined;
  private files = 0;

  /** @param limit maximum size of a file in bytes, unless the route says otherwise */
  constructor(readonly limit: number) {}

  /** Writes a stream to a temporary file. */
  async write(stream: Readable): Promise<SpooledFile> {
    this.folder ??= mkdtemp(join(tmpdir(), 'stoa-upload-'));
    const path = join(await this.folder, String(this.files++));
    const sink = createWriteStream(path, { mode: 0o600 });
    await pipeline(stream, sink);
    return { path, size: sink.bytesWritten, read: () => readFile(path) };
  }

  /** Deletes the files; those of a folder that could not be created don't exist. */
  async clear(): Promise<void> {
    const folder = await this.folder?.catch(() => undefined);
    if (folder) await rm(folder, { recursive: true, force: true });
  }
}

const logger = new Logger(Spool.name);

const spools = new WeakMap<FastifyRequest['raw'], Spool>();

/** The spool of a request; its files are deleted after the response or when the client disconnects. */
export function spoolOf({ raw }: FastifyRequest): Spool {
  const spool = spools.get(raw);
  if (!spool) throw new Error('This route does not declare that it takes files.');
  return spool;
}

/**
 * Creates a spool for each request to an upload route, for files of at most `limit` bytes, and clears it when
 * the request ends.
 */
export function addSpoolHook(
  server: FastifyInstance,
  limit: number,
  takesFiles: (route: RouteOptions) => boolean,
): void {
  onRequestTo(server, takesFiles, (request, reply, done) => {
    const spool = new Spool(limit);
    spools.set(request.raw, spool);
    reply.raw.once('close', () => {
      spool.clear().catch((error: unknown) => logger.error(error, 'temporary files not deleted'));
    });
    done();
  });
}
