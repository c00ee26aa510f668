import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DataSourceOptions, MigrationInterface } from 'typeorm';
import { getMetadataArgsStorage } from 'typeorm';
import type { Config } from '../config';
import { Naming } from './naming';
import type { EntityClass } from './record';

/** A migration as TypeORM takes it. */
export type MigrationClass = new () => MigrationInterface;

/** Every class that carries @Entity; a declared entity is registered by being imported. */
export function registeredEntities(): EntityClass[] {
  return getMetadataArgsStorage()
    .tables.filter((table) => table.type === 'regular')
    .map((table) => table.target as EntityClass);
}

const SHARED = {
  synchronize: false,
  namingStrategy: new Naming(),
  migrationsTransactionMode: 'each',
  invalidWhereValuesBehavior: { null: 'throw', undefined: 'throw' },
} as const;

/** Path of the SQLite file in a `sqlite:` address. */
export function sqlitePath(url: string): string {
  return url.replace(/^sqlite:(\/\/)?/, '');
}

/** Options of the data source that migrates and writes. */
export function writerOptions(config: Config, migrations: MigrationClass[] = []): DataSourceOptions {
  const url = config.DATABASE_URL;
  const entities = registeredEntities();
  if (url.startsWith('sqlite:')) {
    const database = sqlitePath(url);
    mkdirSync(dirname(database), { recursive: true });
    return {
      ...SHARED,
      type: 'better-sqlite3',
      database,
      entities,
      migrations,
      statementCacheSize: 500,
      enableWAL: true,
      prepareDatabase: durable,
    };
  }
  return {
    ...SHARED,
    type: 'mariadb',
    url: mysqlUrl(url),
    entities,
    migrations,
    timezone: 'Z',
    charset: 'utf8mb4_unicode_ci',
    poolSize: 10,
    extra: { maxPreparedStatements: 500 },
  };
}

/** Options of the data source that only reads: a second SQLite connection, or the replicas where there are any. */
export function readerOptions(config: Config): DataSourceOptions {
  const writer = writerOptions(config);
  if (writer.type === 'better-sqlite3') return { ...writer, enableWAL: false, prepareDatabase: readOnly };
  const [replica] = config.DATABASE_REPLICA_URLS;
  return replica ? ({ ...writer, url: mysqlUrl(replica) } as DataSourceOptions) : writer;
}

function mysqlUrl(url: string): string {
  return url.replace(/^mariadb:/, 'mysql:');
}

interface Pragmas {
  pragma(text: string): unknown;
}

/** An acknowledged write survives a power cut (reliability: SQLite runs WAL with synchronous=FULL). */
function durable(db: Pragmas): void {
  db.pragma('synchronous = FULL');
  db.pragma('busy_timeout = 5000');
  db.pragma('cache_size = -32000');
}

function readOnly(db: Pragmas): void {
  db.pragma('query_only = ON');
  db.pragma('busy_timeout = 5000');
  db.pragma('cache_size = -32000');
  db.pragma('mmap_size = 268435456');
}
