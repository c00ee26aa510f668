import 'reflect-metadata';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata';
import type { EntityMetadata } from 'typeorm';
import { DataSource } from 'typeorm';
import { format } from 'prettier';
import '../src/app.module';
import { Naming } from '../src/kernel/database/naming';
import { registeredEntities, sqliteDriver } from '../src/kernel/database';
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
    for (const column of metadata.columns.filter((one) => !table.findColumnByName(one.databaseName))) {
      up.push(
        `await runner.addColumn('${metadata.tableName}', new TableColumn(${JSON.stringify(columnOf(column))}));`,
      );
      down.unshift(`await runner.dropColumn('${metadata.tableName}', '${column.databaseName}');`);
    }
  }
  await source.destroy();
  if (up.length === 0) return void process.stdout.write('The schema has everything the entities need.\n');
  await write(name, up, down);
}

async function write(name: string, up: string[], down: string[]): Promise<void> {
  const title = name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
  const stamp = Date.now();
  const used = ['Table', 'TableColumn'].filter((type) => up.some((line) => line.includes(`new ${type}(`)));
  const text = `import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ${used.join(', ')} } from 'typeorm';

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

function columnOf(column: ColumnMetadata): object {
  const type = typeof column.type === 'string' ? column.type.replace('simple-json', 'text') : 'varchar';
  const fallback = column.default;
  return {
    name: column.databaseName,
    type,
    ...(column.length && { length: column.length }),
    ...(column.precision !== undefined && column.precision !== null && { precision: column.precision }),
    ...(column.isNullable && { isNullable: true }),
    ...(column.isPrimary && { isPrimary: true }),
    ...(column.isGenerated && { isGenerated: true, generationStrategy: column.generationStrategy }),
    ...(fallback !== undefined && {
      default: typeof fallback === 'string' ? `'${fallback}'` : String(Number(fallback)),
    }),
  };
}

function tableOf(metadata: EntityMetadata): object {
  return {
    name: metadata.tableName,
    columns: metadata.columns.map(columnOf),
    indices: metadata.indices.map((index) => ({
      name: index.name,
      columnNames: index.columns.map((column) => column.databaseName),
      ...(index.isUnique && { isUnique: true }),
    })),
    foreignKeys: metadata.foreignKeys.map((key) => ({
      name: key.name,
      columnNames: key.columnNames,
      referencedTableName: key.referencedTablePath,
      referencedColumnNames: key.referencedColumnNames,
      onDelete: key.onDelete ?? 'NO ACTION',
      onUpdate: 'NO ACTION',
    })),
  };
}

void main(process.argv[2] ?? 'schema');
