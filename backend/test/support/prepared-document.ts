import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { openApi } from '../../src/start/docs';

const BACKEND = join(__dirname, '../..');
const CACHE = join(BACKEND, '../.cache/openapi');
/** Folders of sources that the document is made from. */
const SOURCES = ['src', 'contracts/src', 'locales'];

/**
 * The converted OpenAPI document, made once per state of the sources, as it takes half a second of every spec
 * file; all callers convert it alike.
 */
export function preparedDocument(
  app: NestFastifyApplication,
  convert: (document: unknown) => unknown,
): unknown {
  const name = `${stateOfSources()}.json`;
  const file = join(CACHE, name);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const text = JSON.stringify(convert(JSON.parse(JSON.stringify(openApi(app)))));
  mkdirSync(CACHE, { recursive: true });
  // Written to a temporary name and renamed, as another worker may do the same concurrently.
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
  for (const other of readdirSync(CACHE))
    if (other.endsWith('.json') && other !== name) rmSync(join(CACHE, other), { force: true });
  return JSON.parse(text);
}

function stateOfSources(): string {
  const hash = createHash('sha1');
  for (const folder of SOURCES)
    for (const entry of readdirSync(join(BACKEND, folder), { recursive: true, encoding: 'utf8' })) {
      const { mtimeMs, size } = statSync(join(BACKEND, folder, entry));
      hash.update(`${folder}/${entry} ${mtimeMs} ${size}\n`);
    }
  return hash.digest('hex');
}
