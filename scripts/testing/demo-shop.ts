import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildOrExit } from '../workspace/build.mjs';
import { ROOT } from '../workspace/layout.mjs';
import { freePort, waitFor } from './ports.mjs';

const SEEDING_MS = 180_000;

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/backend/health/ready`).catch(() => undefined);
  return answer?.ok ?? false;
}

/**
 * Playwright's global setup: the built product with the demo shop, its own SQLite file and a free port.
 * With `STOA_URL` the journeys run against the shop that already stands there.
 */
export default async function startDemoShop(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.STOA_URL) return undefined;
  await buildOrExit();
  const folder = mkdtempSync(join(tmpdir(), 'stoa-journeys-'));
  const url = `http://127.0.0.1:${await freePort()}`;
  const shop = spawn(process.execPath, ['--enable-source-maps', join(ROOT, 'backend/dist/src/main.js')], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: new URL(url).port,
      PUBLIC_URL: url,
      DATABASE_URL: `sqlite:${join(folder, 'shop.sqlite')}`,
      REDIS_URL: '',
      STORAGE: `disk:${join(folder, 'media')}`,
      SESSION_SECRET: randomBytes(48).toString('base64url'),
      SEED: 'demo',
      LOG_LEVEL: 'warn',
      // Every journey signs in as one of a few people, from one address.
      SIGN_IN_LIMIT: '1000',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [shop.stdout, shop.stderr]) stream.on('data', (text) => (output += text));
  const ended = new Promise<void>((resolve) => shop.once('exit', () => resolve()));
  const alive = () => shop.exitCode === null;
  const close = async (): Promise<void> => {
    shop.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const ready = await waitFor(async () => !alive() || (await isReady(url)), SEEDING_MS);
  if (!ready || !alive()) {
    await close();
    throw new Error(`The shop did not become ready:\n${output}`);
  }
  process.env.STOA_URL = url;
  return close;
}
