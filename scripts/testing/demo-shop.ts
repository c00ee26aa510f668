import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildOrExit } from '../workspace/build.mjs';
import { ROOT } from '../workspace/layout.mjs';
import { SHOP_COMMAND, SHOP_ENVIRONMENT } from '../workspace/shop-command.mjs';
import { answersOk, Background } from './background.mjs';
import { freePort } from './ports.mjs';
import { verifyThenClose } from './verify-books.mjs';

const SEEDING_MS = 180_000;

/**
 * Playwright's global setup: the built product with the demo shop, its own SQLite file and a free port. The run
 * fails if the tests leave books that break a rule. With `STOA_URL` the tests run against that shop.
 */
export default async function startDemoShop(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.STOA_URL) return undefined;
  await buildOrExit();
  const folder = mkdtempSync(join(tmpdir(), 'stoa-journeys-'));
  const url = `http://127.0.0.1:${await freePort()}`;
  // A test starts its own OAuth provider there.
  const issuer = `http://127.0.0.1:${await freePort()}`;
  const env = {
    ...SHOP_ENVIRONMENT,
    NODE_ENV: 'production',
    PORT: new URL(url).port,
    PUBLIC_URL: url,
    DATABASE_URL: `sqlite:${join(folder, 'shop.sqlite')}`,
    REDIS_URL: '',
    STORAGE: `disk:${join(folder, 'media')}`,
    SESSION_SECRET: randomBytes(48).toString('base64url'),
    SEED: 'demo',
    GOOGLE_ISSUER: issuer,
    FACEBOOK_URL: issuer,
    FACEBOOK_GRAPH_URL: issuer,
    LOG_LEVEL: 'warn',
    // Every test signs in as one of a few users, from one address.
    SIGN_IN_LIMIT: '1000',
  };
  const shop = new Background(SHOP_COMMAND, { name: 'The shop', cwd: ROOT, env });
  const close = async (): Promise<void> => {
    if (!shop.alive) process.stderr.write(`The shop ended by itself:\n${shop.output}\n`);
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await shop.becomes(() => answersOk(`${url}/backend/health/ready`), SEEDING_MS);
  } catch (error) {
    await close();
    throw error;
  }
  process.env.STOA_URL = url;
  process.env.GOOGLE_ISSUER = issuer;
  return verifyThenClose(env, close);
}
