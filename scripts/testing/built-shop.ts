import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../workspace/layout.mjs';
import { SHOP_COMMAND, SHOP_ENVIRONMENT } from '../workspace/shop-command.mjs';
import { answersOk, Background } from './background.mjs';
import { freePort } from './ports.mjs';

const SEEDING_MS = 180_000;

/** The built product in a process of its own. */
export interface BuiltShop {
  url: string;
  /** The environment of its process. */
  env: Record<string, string>;
  /** Stops it and deletes its files. */
  close(): Promise<void>;
}

/** Starts the built product in production mode, with its own SQLite file and a free port. */
export async function startBuiltShop(settings: Record<string, string>): Promise<BuiltShop> {
  const folder = mkdtempSync(join(tmpdir(), 'stoa-journeys-'));
  const url = `http://127.0.0.1:${await freePort()}`;
  const env = {
    ...SHOP_ENVIRONMENT,
    NODE_ENV: 'production',
    PORT: new URL(url).port,
    PUBLIC_URL: url,
    DATABASE_URL: `sqlite:${join(folder, 'shop.sqlite')}`,
    REDIS_URL: '',
    STORAGE: `disk:${join(folder, 'media')}`,
    SESSION_SECRET: randomBytes(48).toString('base64url'),
    LOG_LEVEL: 'warn',
    // Every test signs in as one of a few users, from one address.
    SIGN_IN_LIMIT: '1000',
    ...settings,
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
  return { url, env, close };
}
