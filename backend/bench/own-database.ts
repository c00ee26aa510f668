import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { createConnection } from 'mysql2/promise';

/** A temporary empty database. */
export interface OwnDatabase {
  address: string;
  engine: string;
  drop: () => Promise<void>;
}

/** Creates one, and empties the Redis database of BENCH_REDIS_URL before and after. */
export async function ownDatabase(): Promise<OwnDatabase> {
  const redis = process.env.BENCH_REDIS_URL;
  if (!redis) return newDatabase();
  const empty = async (): Promise<void> => {
    const connection = new Redis(redis);
    await connection.flushdb();
    await connection.quit();
  };
  await empty();
  const { address, engine, drop } = await newDatabase();
  return { address, engine: `${engine} with Redis`, drop: () => drop().then(empty) };
}

/** Creates a database on the server of BENCH_DATABASE_URL, or else a SQLite file in the temporary folder. */
async function newDatabase(): Promise<OwnDatabase> {
  const server = process.env.BENCH_DATABASE_URL;
  if (!server) {
    const folder = mkdtempSync(join(tmpdir(), 'stoa-bench-'));
    const drop = async (): Promise<void> => rmSync(folder, { recursive: true, force: true });
    return { address: `sqlite:${join(folder, 'shop.sqlite')}`, engine: 'SQLite', drop };
  }
  const name = `stoa_bench_${process.pid}`;
  const run = async (sql: string): Promise<void> => {
    const connection = await createConnection(server.replace(/^mariadb:/, 'mysql:'));
    await connection.query(sql);
    await connection.end();
  };
  await run(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { address: url.toString(), engine: 'MySQL/MariaDB', drop: () => run(`DROP DATABASE ${name}`) };
}
