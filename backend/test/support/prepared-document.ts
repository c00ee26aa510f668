import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { openApi } from '../../src/start/docs';
import { CacheFile } from './cache-file';

const BACKEND = join(__dirname, '../..');
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
  const file = new CacheFile('openapi', stateOfSources(), 'json');
  if (file.exists) return JSON.parse(readFileSync(file.path, 'utf8'));
  const text = JSON.stringify(convert(JSON.parse(JSON.stringify(openApi(app)))));
  writeFileSync(file.temporary, text);
  file.complete();
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
