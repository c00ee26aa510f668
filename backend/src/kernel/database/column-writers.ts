import type { EntityMetadata } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata';
import { AS_STORED } from './entity-rows';

/** How values of a property are written to its column by plain SQL. */
export interface ColumnWriter {
  property: string;
  column: string;
  /** The value of a row that doesn't have the property, which others have: the column's default. */
  missing: unknown;
  write: (value: unknown) => unknown;
}

const writers = new WeakMap<EntityMetadata, readonly ColumnWriter[]>();

/** How an entity's columns are written; computed once. */
export function columnWriters(metadata: EntityMetadata): readonly ColumnWriter[] {
  const known = writers.get(metadata);
  if (known) return known;
  const made = metadata.columns.map((column) => ({
    property: column.propertyName,
    column: column.databaseName,
    missing: (column.default ?? null) as unknown,
    write: writerOf(column),
  }));
  writers.set(metadata, made);
  return made;
}

/** The value for the driver; the most frequent ones don't go through TypeORM. */
function writerOf(column: ColumnMetadata): (value: unknown) => unknown {
  const { driver } = column.entityMetadata.connection;
  if (!column.transformer && AS_STORED.has(column.type)) return (value) => value;
  const prepared = (value: unknown): unknown => driver.preparePersistentValue(value, column) ?? null;
  if (column.type !== 'datetime') return prepared;
  // Rows of a statement mostly share one moment.
  let last: { value: unknown; text: unknown } | null = null;
  return (value) => {
    if (!(value instanceof Date)) return prepared(value);
    if (last?.value !== value) last = { value, text: prepared(value) };
    return last.text;
  };
}
