import type { EntityMetadata, Table } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata';
import { defaultOf, foreignKeyOf, indexOf, typeOf } from './table-of';

/** Lines of a migration's two methods. */
interface Lines {
  up: string[];
  down: string[];
}

/**
 * Adds the columns that a table lacks, with their indexes and foreign keys: in plain SQL, as TypeORM copies a whole table
 * of SQLite for a column, without those that plain SQL has added before.
 */
export function addedColumns(
  { tableName, columns, indices, foreignKeys }: EntityMetadata,
  table: Table,
): Lines {
  const added = columns.filter((column) => !table.findColumnByName(column.databaseName));
  const isAdded = (name: string): boolean => added.some(({ databaseName }) => databaseName === name);
  const lines: Lines = { up: [], down: [] };
  for (const column of added) {
    lines.up.push(`await runner.query("ALTER TABLE ${tableName} ADD COLUMN ${sqlOf(column, tableName)}");`);
    lines.down.unshift(`await runner.query('ALTER TABLE ${tableName} DROP COLUMN ${column.databaseName}');`);
  }
  // Reads the table with all of its columns, as a key copies it on SQLite.
  const read = `await runner.getTable('${tableName}');`;
  const ofAdded = indices.filter((index) => index.columns.some(({ databaseName }) => isAdded(databaseName)));
  for (const index of ofAdded) {
    lines.up.push(
      `await runner.createIndex('${tableName}', new TableIndex(${JSON.stringify(indexOf(index))}));`,
    );
    lines.down.unshift(read, `await runner.dropIndex('${tableName}', '${index.name}');`);
  }
  for (const key of foreignKeys.filter(({ columnNames }) => columnNames.some(isAdded))) {
    const options = JSON.stringify(foreignKeyOf(key));
    lines.up.push(read, `await runner.createForeignKey('${tableName}', new TableForeignKey(${options}));`);
    lines.down.unshift(read, `await runner.dropForeignKey('${tableName}', '${key.name}');`);
  }
  return lines;
}

function sqlOf(column: ColumnMetadata, table: string): string {
  const fallback = defaultOf(column);
  const { databaseName: name, isNullable, length, precision, scale } = column;
  if (!isNullable && fallback === null)
    throw new Error(
      `${table}.${name} is required and has no default, so that rows that exist have no value. Give it a default, or write the migration by hand.`,
    );
  const size = length || [precision, scale].filter((one) => one !== undefined && one !== null).join(', ');
  const type = size ? `${typeOf(column)}(${size})` : typeOf(column);
  return `${name} ${type} ${isNullable ? 'NULL' : 'NOT NULL'}${fallback === null ? '' : ` DEFAULT ${fallback}`}`;
}
