import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Database as Connection } from 'better-sqlite3';
import type { Config } from '../kernel/config';
import { sqliteDriver } from '../kernel/database';

const SQLITE = 'sqlite:';

/** Another process uses the same SQLite file; TypeORM's single writer could not protect it from that. */
export class FileInUse extends Error {}

/**
 * Locks the SQLite file until this process ends: an operating-system lock on a separate file, so a crash
 * leaves nothing behind. Does nothing for a database server.
 */
export function holdSqliteFile(config: Config): void {
  if (!config.DATABASE_URL.startsWith(SQLITE)) return;
  const file = config.DATABASE_URL.slice(SQLITE.length);
  mkdirSync(dirname(file), { recursive: true });
  const lock = new (sqliteDriver())(`${file}.lock`, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { code?: unknown }).code !== 'SQLITE_BUSY') throw error;
    throw new FileInUse(
      `Another Stoa process is using ${file}. Stop it first, or name another file in DATABASE_URL.`,
    );
  }
  held.push(lock);
}

/** Referenced for the life of the process, since garbage-collecting the connection would release the lock. */
const held: Connection[] = [];
