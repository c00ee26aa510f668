import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildOrExit } from '../workspace/build.mjs';
import { ROOT } from '../workspace/layout.mjs';
import { findProgram, run } from '../workspace/processes.mjs';
import { SHOP_COMMAND, SHOP_ENVIRONMENT } from '../workspace/shop-command.mjs';
import { answersOk, Background } from './background.mjs';
import { openMariaDb } from './mariadb.mjs';
import { freePort } from './ports.mjs';
import { openRedis } from './redis.mjs';
import { verifyThenClose } from './verify-books.mjs';

const SEEDING_MS = 240_000;
const START_MS = 60_000;

type Environment = Record<string, string>;

/** Replaces a text that must occur exactly once, so that the shipped configuration is tested. */
function replaceOnce(text: string, from: string, to: string): string {
  if (text.split(from).length !== 2) throw new Error(`nginx.conf should hold ${JSON.stringify(from)} once`);
  return text.replace(from, to);
}

/** The shipped configuration with this run's port, nodes and folders. */
function writeNginxFiles(folder: string, port: number, web: number[], storefront: number): void {
  let conf = readFileSync(join(ROOT, 'docker/nginx/nginx.conf'), 'utf8');
  conf = replaceOnce(conf, 'listen 80;', `listen 127.0.0.1:${port};`);
  conf = replaceOnce(conf, '/var/cache/nginx/media', join(folder, 'cache'));
  writeFileSync(join(folder, 'nginx.conf'), conf);
  const servers = web.map((each) => `server 127.0.0.1:${each};`).join(' ');
  writeFileSync(
    join(folder, 'site.conf'),
    `upstream web { ip_hash; ${servers} }\nupstream storefront { server 127.0.0.1:${storefront}; }\n`,
  );
  mkdirSync(join(folder, 'logs'), { recursive: true });
}

function startNginx(folder: string): Background {
  const nginx = findProgram('nginx');
  if (!nginx) throw new Error('nginx is needed and was not found');
  const settings = `daemon off; pid ${join(folder, 'nginx.pid')}; error_log stderr warn;`;
  return new Background([nginx, '-p', folder, '-c', join(folder, 'nginx.conf'), '-g', settings], {
    name: 'nginx',
  });
}

/** Environment of every API node. */
function environmentOf(folder: string, url: string, database: string, redis: string): Environment {
  return {
    ...SHOP_ENVIRONMENT,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    DATABASE_URL: database,
    REDIS_URL: redis,
    STORAGE: `disk:${join(folder, 'media')}`,
    SESSION_SECRET: randomBytes(48).toString('base64url'),
    SEED: 'demo',
    LOG_LEVEL: 'warn',
    TRUST_PROXY: '127.0.0.1',
    SIGN_IN_LIMIT: '40',
  };
}

async function migrate(env: Environment): Promise<void> {
  const { code, output } = await run(SHOP_COMMAND, {
    env: { ...env, STOA_ROLES: 'migrate' },
    timeout: SEEDING_MS,
  });
  if (code !== 0) throw new Error(`The database could not be prepared:\n${output}`);
}

/** Starts an API node and waits until it is ready. */
async function startWeb(env: Environment, port: number): Promise<Background> {
  const node = new Background(SHOP_COMMAND, {
    name: `web node ${port}`,
    cwd: ROOT,
    env: { ...env, STOA_ROLES: 'web', PORT: `${port}` },
  });
  await node.becomes(() => answersOk(`http://127.0.0.1:${port}/backend/health/ready`), START_MS);
  return node;
}

async function startStorefront(publicUrl: string, port: number, apiUrl: string): Promise<Background> {
  const storefront = new Background([process.execPath, join(ROOT, 'storefront/server.mjs')], {
    name: 'storefront',
    cwd: ROOT,
    env: {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: `${port}`,
      PUBLIC_URL: publicUrl,
      API_URL: apiUrl,
      TRUST_PROXY: '127.0.0.1',
    },
  });
  await storefront.becomes(() => answersOk(`http://127.0.0.1:${port}/health/live`), START_MS);
  return storefront;
}

/**
 * Playwright's global setup: the setup of `docker/compose.prod.yml` without containers. Two web nodes, a
 * worker and a separate storefront behind nginx, on MariaDB and Redis; the storefront calls the second web
 * node, so that changes at one node must be visible at the other. The run fails if the tests leave
 * books that break a rule. With `STOA_URL` the tests run against that shop.
 */
export default async function startProductionShop(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.STOA_URL) return undefined;
  await buildOrExit();
  const folder = mkdtempSync(join(tmpdir(), 'stoa-production-'));
  const closers: (() => Promise<void>)[] = [async () => rmSync(folder, { recursive: true, force: true })];
  const close = async (): Promise<void> => {
    for (const each of closers.splice(0).reverse()) await each();
  };
  const keep = (process: Background): Background => {
    closers.push(() => process.stop());
    return process;
  };
  try {
    const [database, redis] = [await openMariaDb(), await openRedis()];
    for (const each of [database, redis]) if (each) closers.push(() => each.close());
    if (!database || !redis) throw new Error('MariaDB and Redis are needed and were not found');
    const [front, first, second, storefront] = await Promise.all(Array.from({ length: 4 }, () => freePort()));
    const url = `http://127.0.0.1:${front}`;
    const env = environmentOf(folder, url, database.url, redis.url);
    await migrate(env);
    const nodes = [keep(await startWeb(env, first)), keep(await startWeb(env, second))];
    keep(new Background(SHOP_COMMAND, { name: 'worker', cwd: ROOT, env: { ...env, STOA_ROLES: 'worker' } }));
    keep(await startStorefront(url, storefront, `http://127.0.0.1:${second}`));
    writeNginxFiles(folder, front, [first, second], storefront);
    await keep(startNginx(folder)).becomes(() => answersOk(`${url}/backend/health/ready`), START_MS);
    process.env.STOA_URL = url;
    // For tests that query or stop a single node.
    process.env.STOA_WEB_URLS = [first, second].map((port) => `http://127.0.0.1:${port}`).join(' ');
    process.env.STOA_WEB_PIDS = nodes.map(({ child }) => child.pid).join(' ');
    return verifyThenClose(env, close);
  } catch (error) {
    await close();
    throw error;
  }
}
