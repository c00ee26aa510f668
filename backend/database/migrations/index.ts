import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { MigrationClass } from '../../src/kernel/database';

/** `0056-price-alerts.ts`, or the same as built code. */
const MIGRATION = /^\d{4}-.+(?<!\.d)\.[jt]s$/;

/**
 * All migrations, in the order of their files: each exports one class. TypeORM runs them by the time in their names,
 * so that two branches can each add theirs; never edited once released.
 */
export const migrations: MigrationClass[] = readdirSync(__dirname)
  .filter((file) => MIGRATION.test(file))
  .sort()
  .flatMap((file) => Object.values(load(join(__dirname, file))));

function load(file: string): Record<string, MigrationClass> {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- the folder is the list, and it is needed at once
  return require(file) as Record<string, MigrationClass>;
}
