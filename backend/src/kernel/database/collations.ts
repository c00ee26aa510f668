import type { DataSource } from 'typeorm';
import { redefineColumns } from './redefine-columns';

/** Compares bytes, so that texts differing in accent, case or width are never equal; MySQL has it too. */
const EXACT = 'utf8mb4_bin';
const COLLATED = new Map<object, Set<string>>();

/**
 * A column of human-readable text, compared and sorted by the database's collation. Other `varchar` columns
 * compare exactly.
 */
export function CollatedText(): PropertyDecorator {
  return (prototype, property) => {
    const { constructor } = prototype;
    COLLATED.set(constructor, (COLLATED.get(constructor) ?? new Set()).add(String(property)));
  };
}

/** Whether a property of an entity class, or of an ancestor, is marked as collated text. */
export function hasCollatedText(entity: unknown, property: string): boolean {
  for (let one = entity; typeof one === 'function'; one = Object.getPrototypeOf(one) as unknown)
    if (COLLATED.get(one)?.has(property)) return true;
  return false;
}

interface StoredColumn {
  table_name: string;
  column_name: string;
  collation_name: string;
}

/** Identifier `varchar` columns that are not compared exactly, by table. */
export async function inexactColumns(source: DataSource): Promise<Map<string, string[]>> {
  const columnsByTable = new Map<string, string[]>();
  if (source.options.type === 'better-sqlite3') return columnsByTable;
  const rows: StoredColumn[] = await source.query(
    `SELECT TABLE_NAME AS table_name, COLUMN_NAME AS column_name, COLLATION_NAME AS collation_name
     FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE() AND DATA_TYPE = 'varchar'`,
  );
  const stored = new Map(rows.map((row) => [`${row.table_name}.${row.column_name}`, row.collation_name]));
  for (const { tableName, columns, target } of source.entityMetadatas) {
    const inexact = columns
      .filter(({ propertyName }) => !hasCollatedText(target, propertyName))
      .map(({ databaseName }) => databaseName)
      .filter((name) => (stored.get(`${tableName}.${name}`) ?? EXACT) !== EXACT);
    if (inexact.length > 0) columnsByTable.set(tableName, inexact);
  }
  return columnsByTable;
}

/**
 * Sets the exact collation on every identifier column on MySQL and MariaDB, whose default ones ignore accents
 * and width; SQLite compares bytes anyway. Runs after the migrations, which stay
 * dialect-neutral.
 */
export async function alignCollations(source: DataSource): Promise<void> {
  await redefineColumns(source, await inexactColumns(source), (definition) =>
    definition
      .replace(/ CHARACTER SET \w+| COLLATE \w+/g, '')
      .replace(/(varchar\(\d+\))/, `$1 CHARACTER SET utf8mb4 COLLATE ${EXACT}`),
  );
}
