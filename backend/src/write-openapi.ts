import 'reflect-metadata';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createApplication } from './application';
import { loadConfig } from './kernel/config';
import { openApi } from './start/docs';

/** Writes the OpenAPI document to a file; the shop that it is read from is empty and goes with its folder. */
async function main(path: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'stoa-openapi-'));
  try {
    const settings = { DATABASE_URL: `sqlite:${join(folder, 'shop.sqlite')}`, STORAGE: `disk:${folder}` };
    const app = await createApplication(
      loadConfig({
        ...settings,
        NODE_ENV: 'test',
        SEED: 'none',
        LOG_LEVEL: 'silent',
        SESSION_SECRET: 'x'.repeat(64),
      }),
    );
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(openApi(app)));
    await app.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

void main(process.argv[2] ?? 'openapi.json');
