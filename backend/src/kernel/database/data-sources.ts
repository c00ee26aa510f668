import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import mysql from 'mysql2';
import type { DataSourceOptions, MigrationInterface } from 'typeorm';
import { getMetadataArgsStorage } from 'typeorm';
import type { Config } from '../config';
import { Naming } from './naming';
import { countReceived } from './received-bytes';
import type { EntityClass } from './record';
import { sqliteDriver } from './sqlite-driver';

/** A migration class for TypeORM. */
export type MigrationClass = new () => MigrationInterface;

/** Every class decorated with @Entity; importing a declared entity registers it. */
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

/** Without the gap locks of REPEATABLE READ, an update that matches no row blocks nobody else. */
const READ_COMMITTED = 'ISOLATION LEVEL READ COMMITTED';

/** Connection timeout in milliseconds. */
const CONNECT_TIMEOUT = 5_000;

/** Path of the SQLite file in a `sqlite:` URL. */
export function sqlitePath(url: string): string {
  return url.replace(/^sqlite:(\/\/)?/, '');
}

/** Options of the data source for migrations and writes. */
export function writerOptions(config: Config, migrations: MigrationClass[] = []): DataSourceOptions {
  const url = config.DATABASE_URL;
  const entities = registeredEntities();
  if (url.startsWith('sqlite:')) {
    const database = sqlitePath(url);
    mkdirSync(dirname(database), { recursive: true });
    return {
      ...SHARED,
      type: 'better-sqlite3',
      driver: sqliteDriver(),
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
    driver: mysqlWith(READ_COMMITTED),
    ...serverOf(url),
    entities,
    migrations,
    timezone: 'Z',
    charset: 'utf8mb4_unicode_ci',
    poolSize: 10,
    connectTimeout: CONNECT_TIMEOUT,
    // Statements of a transaction that are issued together travel together (ADR 104).
    extra: { multipleStatements: true },
  };
}

/** Options of the read-only data source of the primary: a second SQLite connection, or a read-only pool. */
export function readerOptions(config: Config): DataSourceOptions {
  const writer = writerOptions(config);
  if (writer.type === 'better-sqlite3') return { ...writer, enableWAL: false, prepareDatabase: readOnly };
  return { ...writer, driver: mysqlWith('READ ONLY'), extra: {} } as DataSourceOptions;
}

/** Options of one data source per read replica. */
export function replicaOptions(config: Config): DataSourceOptions[] {
  return config.DATABASE_REPLICA_URLS.map(
    (url) => ({ ...readerOptions(config), ...serverOf(url) }) as DataSourceOptions,
  );
}

/** The driver with pools whose sessions have this kind of transactions, so that none has to ask for it. */
function mysqlWith(transactions: string) {
  return {
    ...mysql,
    createPool: (options: mysql.PoolOptions): mysql.Pool => {
      const pool = countReceived(mysql.createPool(options));
      pool.on('connection', (connection) => connection.query(`SET SESSION TRANSACTION ${transactions}`));
      return pool;
    },
  };
}

/** The server of a URL, which may name a Unix socket (`?socketPath=/run/mysqld/mysqld.sock`) besides its host. */
function serverOf(url: string): { url: string; socketPath: string | undefined } {
  return {
    url: url.replace(/^mariadb:/, 'mysql:'),
    socketPath: new URL(url).searchParams.get('socketPath') ?? undefined,
  };
}

interface Pragmas {
  pragma(text: string): unknown;
}

/** An acknowledged write survives a power cut (reliability: SQLite runs WAL with synchronous=FULL). */
function durable(db: Pragmas): void {
  db.pragma('synchronous = FULL');
  // An order changes more pages after its savepoint than SQLite copies in memory: each made, filled and deleted a file.
  db.pragma('temp_store = MEMORY');
  // Waiting for another process' lock blocks this one; only an external tool could hold one.
  db.pragma('busy_timeout = 500');
  db.pragma('cache_size = -32000');
}

function readOnly(db: Pragmas): void {
  db.pragma('query_only = ON');
  db.pragma('busy_timeout = 5000');
  db.pragma('cache_size = -32000');
  db.pragma('mmap_size = 268435456');
}
