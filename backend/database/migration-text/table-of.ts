import type { EntityMetadata } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata';
import type { ForeignKeyMetadata } from 'typeorm/metadata/ForeignKeyMetadata';
import type { IndexMetadata } from 'typeorm/metadata/IndexMetadata';

/** Type of a column on every engine, without its length. */
export function typeOf({ type }: ColumnMetadata): string {
  return typeof type === 'string' ? type.replace('simple-json', 'text') : 'varchar';
}

/** Default of a column in SQL; null without one. */
export function defaultOf({ default: value }: ColumnMetadata): string | null {
  if (value === undefined) return null;
  return typeof value === 'string' ? `'${value}'` : String(Number(value));
}

/** Options of `new Table` for an entity. */
export function tableOf(metadata: EntityMetadata): object {
  return {
    name: metadata.tableName,
    columns: metadata.columns.map(columnOf),
    indices: metadata.indices.map(indexOf),
    foreignKeys: metadata.foreignKeys.map(foreignKeyOf),
  };
}

function columnOf(column: ColumnMetadata): object {
  const { precision, scale } = column;
  const fallback = defaultOf(column);
  return {
    name: column.databaseName,
    type: typeOf(column),
    ...(column.length && { length: column.length }),
    ...(precision !== undefined && precision !== null && { precision }),
    ...(scale !== undefined && { scale }),
    ...(column.isNullable && { isNullable: true }),
    ...(column.isPrimary && { isPrimary: true }),
    ...(column.isGenerated && { isGenerated: true, generationStrategy: column.generationStrategy }),
    ...(fallback !== null && { default: fallback }),
  };
}

/** Options of `new TableIndex`. */
export function indexOf(index: IndexMetadata): object {
  return {
    name: index.name,
    columnNames: index.columns.map((column) => column.databaseName),
    ...(index.isUnique && { isUnique: true }),
  };
}

/** Options of `new TableForeignKey`. */
export function foreignKeyOf(key: ForeignKeyMetadata): object {
  return {
    name: key.name,
    columnNames: key.columnNames,
    referencedTableName: key.referencedTablePath,
    referencedColumnNames: key.referencedColumnNames,
    onDelete: key.onDelete ?? 'NO ACTION',
    onUpdate: 'NO ACTION',
  };
}
