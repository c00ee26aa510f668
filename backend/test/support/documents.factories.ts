import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Answer, Client } from '@stoa/testing';
import { Config } from '../../src/kernel/config';
import { next } from './factories';
import type { Shop } from './shop';

interface Form {
  fields?: Record<string, string>;
  /** Files by form field. */
  files: Record<string, readonly Buffer[]>;
}

/** A minimal, unique PDF. */
export function givenPdf(): Buffer {
  return Buffer.from(`%PDF-1.4\n% paper ${next()}\n%%EOF\n`);
}

/** Sends a multipart form like browsers: text fields first, then files. */
export function sendForm<T = Record<string, unknown>>(
  client: Client,
  path: string,
  { fields = {}, files }: Form,
): Promise<Answer<T>> {
  const boundary = 'a-boundary-of-the-tests';
  const head = (name: string): string => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"`;
  const parts = Object.entries(fields).map(([name, value]) => `${head(name)}\r\n\r\n${value}\r\n`);
  const sent = Object.entries(files).flatMap(([name, all]) =>
    all.flatMap((bytes, place) => [
      Buffer.from(`${head(name)}; filename="${name}-${place + 1}.pdf"\r\n\r\n`),
      bytes,
      Buffer.from('\r\n'),
    ]),
  );
  const body = Buffer.concat([Buffer.from(parts.join('')), ...sent, Buffer.from(`--${boundary}--\r\n`)]);
  return client.call<T>('POST', path, body, {
    'content-type': `multipart/form-data; boundary=${boundary}`,
  });
}

/** Number of files in a folder of the shop's storage. */
export async function storedFiles({ app }: Shop, folder: string): Promise<number> {
  const root = app.get(Config).STORAGE.slice('disk:'.length);
  const all = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return all.filter((entry) => entry.isFile()).length;
}
