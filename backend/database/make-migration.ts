import 'reflect-metadata';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EntityMetadata } from 'typeorm';
import { DataSource } from 'typeorm';
import { format } from 'prettier';
import '../src/app.module';
import { Naming } from '../src/kernel/database/naming';
import { registeredEntities, sqliteDriver } from '../src/kernel/database';
import { addedColumns } from './migration-text/added-columns';
import { tableOf } from './migration-text/table-of';
import { migrations } from './migrations';

/**
 * Writes a dialect-neutral migration for tables and columns of the entities that the migrated schema lacks.
 * Usage: `npm run migration -- <name>`; review the file before committing it. Changes of existing
 * columns are written by hand.
 */
async function main(name: string): Promise<void> {
  const source = new DataSource({
    type: 'better-sqlite3',
    driver: sqliteDriver(),
    database: ':memory:',
    entities: registeredEntities(),
    migrations,
    namingStrategy: new Naming(),
  });
  await source.initialize();
  await source.runMigrations();
  const runner = source.createQueryRunner();
  const up: string[] = [];
  const down: string[] = [];
  for (const metadata of ordered(source.entityMetadatas)) {
    const table = await runner.getTable(metadata.tableName);
    if (!table) {
      up.push(`await runner.createTable(new Table(${JSON.stringify(tableOf(metadata))}), true);`);
      down.unshift(`await runner.dropTable('${metadata.tableName}', true);`);
      continue;
    }
    const added = addedColumns(metadata, table);
    up.push(...added.up);
    down.unshift(...added.down);
  }
  await source.destroy();
  if (up.length === 0) return void process.stdout.write('The schema has everything the entities need.\n');
  await write(name, up, down);
}

async function write(name: string, up: string[], down: string[]): Promise<void> {
  const title = name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
  const stamp = Date.now();
  const isUsed = (type: string): boolean => up.some((line) => line.includes(`new ${type}(`));
  const used = ['Table', 'TableForeignKey', 'TableIndex'].filter(isUsed);
  const values = used.length > 0 ? `import { ${used.join(', ')} } from 'typeorm';\n` : '';
  const text = `import type { MigrationInterface, QueryRunner } from 'typeorm';
${values}
export class ${title}${stamp} implements MigrationInterface {
  name = '${title}${stamp}';

  async up(runner: QueryRunner): Promise<void> { ${up.join('\n')} }

  async down(runner: QueryRunner): Promise<void> { ${down.join('\n')} }
}
`;
  const folder = join(process.cwd(), 'database', 'migrations');
  const file = `${nextNumber(folder)}-${name}.ts`;
  writeFileSync(
    join(folder, file),
    await format(text, { parser: 'typescript', singleQuote: true, printWidth: 110, trailingComma: 'all' }),
  );
  process.stdout.write(`Wrote database/migrations/${file}.\n`);
}

/** One more than the highest number; branches may have used one twice, and some are missing. */
function nextNumber(folder: string): string {
  const numbers = readdirSync(folder).map((file) => Number.parseInt(file, 10) || 0);
  return String(Math.max(...numbers) + 1).padStart(4, '0');
}

/** Tables after those that they reference, because MySQL creates foreign keys with the table. */
function ordered(all: EntityMetadata[]): EntityMetadata[] {
  const done = new Set<EntityMetadata>();
  const visit = (one: EntityMetadata): void => {
    if (done.has(one)) return;
    done.add(one);
    one.foreignKeys.forEach((key) => visit(key.referencedEntityMetadata));
    placed.push(one);
  };
  const placed: EntityMetadata[] = [];
  [...all].sort((a, b) => a.tableName.localeCompare(b.tableName)).forEach(visit);
  return placed;
}

void main(process.argv[2] ?? 'schema');
