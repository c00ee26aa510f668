import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Redis } from 'ioredis';
import { createConnection } from 'mysql2/promise';
import type { HttpCall } from '@stoa/testing';
import { Client } from '@stoa/testing';
import { createApplication } from '../../src/application';
import type { Clock } from '../../src/kernel/clock';
import { type Config, loadConfig } from '../../src/kernel/config';
import { Database, migrate } from '../../src/kernel/database';
import { brokenInvariants } from '../../src/modules/insight';
import { migrations } from '../../database/migrations';
import { seedWhenEmpty } from '../../database/seeds';
import { checkAnswer } from './answer-validation';
import { prepareSchema } from './prepared-schema';

/** A running shop for one spec file, on the engine of DATABASE_URL (default: a temporary SQLite file). */
export interface Shop {
  app: NestFastifyApplication;
  /** API client of a guest; sign in to act as a user. */
  client: Client;
  /** Its environment variables, for starting another process of the same shop. */
  settings: { DATABASE_URL: string } & Record<string, string>;
  /** Starts another node on the same database and Redis; close it before the shop. */
  another(
    environment?: Environment,
  ): Promise<{ app: NestFastifyApplication; client: Client; close(): Promise<void> }>;
  close(): Promise<void>;
}

type Environment = Record<string, string>;

/** Whether the tests run on SQLite. */
export const isSqlite = !/^(mysql|mariadb):/.test(process.env.DATABASE_URL ?? '');

/** A suite for SQLite only. */
export const onSqlite = (name: string, suite: () => void): void => {
  if (isSqlite) describe(name, suite);
};

/** A suite for MySQL and MariaDB only. */
export const onServer = (name: string, suite: () => void): void => {
  if (!isSqlite) describe(name, suite);
};

/**
 * Starts a migrated shop, empty unless the variables contain `SEED`; `clock` controls the time, `through` is
 * another URL of the database server, such as a proxy.
 */
export async function startShop(
  environment: Environment | ((database: string) => Environment) = {},
  clock?: Clock,
  through?: string,
): Promise<Shop> {
  const folder = mkdtempSync(join(tmpdir(), 'stoa-'));
  const database = await ownDatabase(folder, through);
  const settings = {
    NODE_ENV: 'test',
    SEED: 'none',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    // Tests act as many users from one address; tests of rate limits set their own.
    SIGN_IN_LIMIT: '1000',
    // Tests read lists directly after a change.
    LIST_MAX_STALE_MS: '0',
    // Some tests let days pass.
    CONSOLE_SESSION_HOURS: '720',
    SESSION_SECRET: 'a secret that only tests know, long enough',
    STORAGE: `disk:${join(folder, 'media')}`,
    ...(process.env.REDIS_URL && { REDIS_URL: await ownRedis(process.env.REDIS_URL) }),
    DATABASE_URL: database.url,
    ...(typeof environment === 'function' ? environment(database.name) : environment),
  };
  const config = loadConfig(settings);
  await prepare(config);
  const app = await createApplication(config, clock);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  const close = async (): Promise<void> => {
    const broken = await brokenRules(app);
    await app.close();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
    if (broken.length > 0) throw new Error(`The books break rules:\n${broken.join('\n')}`);
  };
  const another = async (more: Environment = {}) => {
    const node = await createApplication(loadConfig({ ...settings, ...more }), clock);
    await node.init();
    await node.getHttpAdapter().getInstance().ready();
    return { app: node, client: new Client(callerOf(node)), close: () => node.close() };
  };
  return { app, client: new Client(callerOf(app)), settings, another, close };
}

/**
 * The same with two nodes, whose requests go to either in turn, where the engine has Redis to keep their caches in step:
 * what one node has written, the other one sees in the next request.
 */
export async function startNodes(clock?: Clock): Promise<Shop> {
  const shop = await startShop({}, clock);
  if (isSqlite) return shop;
  const node = await shop.another();
  const nodes = [callerOf(shop.app), callerOf(node.app)];
  let requests = 0;
  const alternately: HttpCall = (request) => (nodes[requests++ % 2] as HttpCall)(request);
  const close = async (): Promise<void> => {
    await node.close();
    await shop.close();
  };
  return { ...shop, client: new Client(alternately), close };
}

/** Specs that set a variant's stock or its reservations directly, and what that breaks. */
const SETS_STOCK = /e2e[/\\](cart|own-orders|saved-cart-items)\.spec/;
const STOCK_RULES = ['reserved_equals_unpaid_orders', 'stock_equals_movements'];

/** The rules of the books that the shop breaks: whatever a spec has done, they hold at its end. */
async function brokenRules(app: NestFastifyApplication): Promise<string[]> {
  const { testPath = '' } = expect.getState();
  // Other suites write rows of their own beside the public door.
  if (!/test[/\\](e2e|formats|faults)[/\\]/.test(testPath)) return [];
  const checks = await brokenInvariants((sql) => app.get(Database).em.query(sql));
  return checks
    .filter(({ name, count }) => count > 0 && !(SETS_STOCK.test(testPath) && STOCK_RULES.includes(name)))
    .map(({ name, examples }) => `${name}: ${examples.join('; ')}`);
}

/** Migrates the database; without a seed, by copying a cached schema. */
async function prepare(config: Config): Promise<void> {
  if (config.SEED === 'none') return prepareSchema(config, migrations);
  await migrate(config, migrations, (source) => seedWhenEmpty(config, source, () => undefined));
}

/** Injects requests into the application without a socket; every response must match the OpenAPI document. */
function callerOf(app: NestFastifyApplication): HttpCall {
  return async ({ method, path, headers, body }) => {
    const answer = await app.inject({ method: method as 'GET', url: path, headers, payload: body as never });
    checkAnswer(app, {
      method,
      url: path,
      status: answer.statusCode,
      type: String(answer.headers['content-type']),
      text: answer.body,
    });
    return {
      status: answer.statusCode,
      headers: answer.headers as Record<string, string>,
      text: answer.body,
      bytes: answer.rawPayload,
    };
  };
}

async function ownDatabase(
  folder: string,
  through?: string,
): Promise<{ name: string; url: string; drop: () => Promise<void> }> {
  const server = process.env.DATABASE_URL;
  if (!server || server.startsWith('sqlite:'))
    return { name: 'main', url: `sqlite:${join(folder, 'shop.sqlite')}`, drop: async () => undefined };
  // Prefixed with the run's database name, so that the run can drop what crashed specs leave behind.
  const base = new URL(server).pathname.slice(1) || 'stoa_test';
  const name = `${base}_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  const run = async (sql: string): Promise<void> => {
    const connection = await createConnection(server.replace(/^mariadb:/, 'mysql:'));
    await connection.query(sql);
    await connection.end();
  };
  await run(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  const url = new URL(through ?? server);
  url.pathname = `/${name}`;
  return { name, url: url.toString(), drop: () => run(`DROP DATABASE ${name}`) };
}

/**
 * One Redis database per Jest worker, counted from that of the URL, flushed first: another shop's queue must not
 * take this one's jobs.
 */
async function ownRedis(server: string): Promise<string> {
  const url = new URL(server);
  url.pathname = `/${Number(url.pathname.slice(1)) + Number(process.env.JEST_WORKER_ID ?? '1')}`;
  const client = new Redis(url.href);
  await client.flushdb();
  client.disconnect();
  return url.href;
}
