import { DataSource } from 'typeorm';
import type { Config } from '../config';
import { alignCollations } from './collations';
import type { MigrationClass } from './data-sources';
import { writerOptions } from './data-sources';
import { widenTexts } from './wide-texts';

/** What the dialect-neutral migrations leave to be set on MySQL and MariaDB. */
export const ALIGNMENTS = [alignCollations, widenTexts];

/** Lock names are global to the server, so the name includes the database. */
const LOCK = "CONCAT('stoa_migrate.', MD5(DATABASE()))";

/**
 * Migrates the schema and then runs `prepare`, both under one lock: of two nodes that start at once the
 * second has nothing left to do.
 */
export async function migrate(
  config: Config,
  migrations: MigrationClass[],
  prepare: (source: DataSource) => Promise<void> = async () => undefined,
): Promise<void> {
  const source = await new DataSource(writerOptions(config, migrations)).initialize();
  try {
    const unlock = await lock(source);
    try {
      await source.runMigrations();
      for (const align of ALIGNMENTS) await align(source);
      await prepare(source);
    } finally {
      await unlock();
    }
  } finally {
    await source.destroy();
  }
}

/** SQLite needs no lock: a second process on its file was refused before. */
async function lock(source: DataSource): Promise<() => Promise<void>> {
  if (source.options.type === 'better-sqlite3') return async () => undefined;
  const runner = source.createQueryRunner();
  await runner.query(`SELECT GET_LOCK(${LOCK}, 300)`);
  return async () => {
    await runner.query(`SELECT RELEASE_LOCK(${LOCK})`);
    await runner.release();
  };
}
