import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answersOk, Background } from '../../scripts/testing/background.mjs';
import { freePort } from '../../scripts/testing/ports.mjs';
import { ROOT } from '../../scripts/workspace/layout.mjs';

const SEEDING_MS = 180_000;

/** The shop at `SHOP_URL`, or the built product with the demo shop in a temporary folder. */
export async function openShop() {
  if (process.env.SHOP_URL) return { url: process.env.SHOP_URL, close: async () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'stoa-bench-'));
  const url = `http://127.0.0.1:${await freePort()}`;
  const shop = new Background([process.execPath, join(ROOT, 'backend/dist/bundle/main.js')], {
    name: 'The shop',
    cwd: ROOT,
    env: {
      NODE_ENV: 'production',
      PORT: new URL(url).port,
      PUBLIC_URL: url,
      DATABASE_URL: `sqlite:${join(folder, 'shop.sqlite')}`,
      REDIS_URL: '',
      STORAGE: `disk:${join(folder, 'media')}`,
      SESSION_SECRET: 'measured'.repeat(6),
      SEED: 'demo',
      LOG_LEVEL: 'error',
    },
  });
  const close = async () => {
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  await shop
    .becomes(() => answersOk(`${url}/backend/health/ready`), SEEDING_MS)
    .catch(async (error) => {
      await close();
      throw error;
    });
  return { url, close };
}

/** Session token of the demo shop's customer. */
export async function signInShopper(url) {
  const path = 'backend/api/customer/auth/login';
  const answer = await fetch(`${url}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'customer@stoa.test', password: 'stoa-demo' }),
  });
  const { data, error } = await answer.json();
  if (!data) throw new Error(`${path}: ${error}`);
  return data.token;
}
