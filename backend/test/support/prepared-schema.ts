import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import { createConnection } from 'mysql2/promise';
import type { Config } from '../../src/kernel/config';
import { ALIGNMENTS, migrate } from '../../src/kernel/database';
import { CacheFile } from './cache-file';

type Migrations = Parameters<typeof migrate>[1];

const SQLITE = 'sqlite:';

/**
 * Creates the schema of all migrations in an empty database. They run once per engine instead of once per
 * spec: later, a SQLite file is copied, and a server executes a dump.
 */
export async function prepareSchema(config: Config, migrations: Migrations): Promise<void> {
  if (config.DATABASE_URL.startsWith(SQLITE)) {
    const file = config.DATABASE_URL.slice(SQLITE.length);
    await fromTemplate(config, migrations, 'sqlite', {
      use: async (template) => copyFileSync(template, file),
      make: async (template) => copyFileSync(file, template),
    });
    return;
  }
  const uri = config.DATABASE_URL.replace(/^mariadb:/, 'mysql:');
  const connection = await createConnection({ uri, multipleStatements: true });
  try {
    await fromTemplate(config, migrations, `${await versionOf(connection)}.sql`, {
      use: async (template) => void (await connection.query(readFileSync(template, 'utf8'))),
      make: async (template) => writeFileSync(template, await dump(connection)),
    });
  } finally {
    await connection.end();
  }
}

async function fromTemplate(
  config: Config,
  migrations: Migrations,
  suffix: string,
  { use, make }: Record<'use' | 'make', (template: string) => Promise<void>>,
): Promise<void> {
  const hash = createHash('sha1')
    .update([...migrations, ...ALIGNMENTS].map(String).join())
    .digest('hex');
  const template = new CacheFile('schema', hash, suffix);
  if (template.exists) return use(template.path);
  await migrate(config, migrations);
  await make(template.temporary);
  template.complete();
}

async function versionOf(connection: Connection): Promise<string> {
  const [[row]] = await connection.query<RowDataPacket[]>('SELECT VERSION() AS version');
  return String(row?.version).replace(/[^\w.-]/g, '');
}

/** Dumps all tables with their rows as SQL statements. */
async function dump(connection: Connection): Promise<string> {
  const [tables] = await connection.query<RowDataPacket[]>('SHOW TABLES');
  const statements = ['SET FOREIGN_KEY_CHECKS = 0'];
  for (const table of tables.flatMap((row) => Object.values(row) as string[])) {
    const [[made]] = await connection.query<RowDataPacket[]>('SHOW CREATE TABLE ??', [table]);
    statements.push(String(made?.['Create Table']));
    const [rows] = await connection.query<RowDataPacket[]>('SELECT * FROM ??', [table]);
    if (rows.length)
      statements.push(
        connection.format('INSERT INTO ?? (??) VALUES ?', [
          table,
          Object.keys(rows[0] ?? {}),
          rows.map((row) => Object.values(row)),
        ]),
      );
  }
  return [...statements, 'SET FOREIGN_KEY_CHECKS = 1'].join(';\n');
}
