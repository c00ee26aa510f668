import type { DataSource } from 'typeorm';
import { redefineColumns } from './redefine-columns';

/**
 * Lets every text column hold 16 MB on MySQL and MariaDB, where `text` ends at 64 kB: the e-mail about an order of
 * a hundred lines is longer. SQLite has no such limit. Runs after the migrations, which stay dialect-neutral.
 */
export async function widenTexts(source: DataSource): Promise<void> {
  if (source.options.type === 'better-sqlite3') return;
  const rows: { table_name: string; column_name: string }[] = await source.query(
    `SELECT TABLE_NAME AS table_name, COLUMN_NAME AS column_name
     FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE() AND DATA_TYPE = 'text'`,
  );
  const tables = new Set(source.entityMetadatas.map(({ tableName }) => tableName));
  const columnsByTable = new Map<string, string[]>();
  for (const { table_name, column_name } of rows)
    if (tables.has(table_name))
      columnsByTable.set(table_name, [...(columnsByTable.get(table_name) ?? []), column_name]);
  await redefineColumns(source, columnsByTable, (definition) =>
    definition.replace(/^(`[^`]+`) text\b/, '$1 mediumtext'),
  );
}
