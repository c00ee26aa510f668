import type { EntityManager, EntityMetadata } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata';
import type { EntityClass } from './record';

/** Column types whose stored value is the value of the property on both engines. */
export const AS_STORED = new Set<unknown>(['integer', 'varchar', 'text']);

type Row = Record<string, unknown>;
type Convert = (value: unknown) => unknown;

/** How rows of an entity's table are read: the columns of alias `r` by property, and the properties to convert. */
export interface Reading {
  columns: readonly (readonly [property: string, column: string])[];
  converted: readonly (readonly [property: string, convert: Convert])[];
}

const readings = new WeakMap<EntityMetadata, Map<string, Reading>>();

/**
 * Rows of an entity's table, alias `r`, as plain objects with the entity's properties, converted by its columns. Building
 * entities takes TypeORM several times as long as the statement.
 * @param rest the SQL that follows the name of the table
 * @param properties the properties to read; all by default
 */
export async function entityRows<T>(
  em: EntityManager,
  entity: EntityClass,
  rest: string,
  values: readonly unknown[],
  properties?: readonly string[],
): Promise<T[]> {
  const metadata = em.connection.getMetadata(entity);
  const { columns, converted } = readingOf(metadata, properties);
  const selected = columns.map(([property, column]) => `${column} AS \`${property}\``).join(', ');
  const rows: Row[] = await em.query(`SELECT ${selected} FROM \`${metadata.tableName}\` r ${rest}`, [
    ...values,
  ]);
  for (const row of rows) for (const [property, convert] of converted) row[property] = convert(row[property]);
  return rows as T[];
}

/** Values of an entity's properties as they are read back once they have been written. */
export function asReadBack(
  em: EntityManager,
  entity: EntityClass,
  values: Readonly<Record<string, unknown>>,
): Row {
  const { columns, connection } = em.connection.getMetadata(entity);
  const { driver } = connection;
  const read = columns
    .filter(({ propertyName }) => propertyName in values)
    .map((column) => {
      const written: unknown = driver.preparePersistentValue(values[column.propertyName] ?? null, column);
      return [column.propertyName, driver.prepareHydratedValue(written ?? null, column) as unknown];
    });
  return Object.fromEntries(read) as Row;
}

/** How to read these properties of an entity, by default all; computed once. */
export function readingOf(metadata: EntityMetadata, properties: readonly string[] | undefined): Reading {
  const byProperties = readings.get(metadata) ?? new Map<string, Reading>();
  readings.set(metadata, byProperties);
  const key = properties?.join() ?? '';
  const known = byProperties.get(key);
  if (known) return known;
  const columns = metadata.columns.filter(
    ({ isVirtual, propertyName }) => !isVirtual && (properties?.includes(propertyName) ?? true),
  );
  const reading = {
    columns: columns.map(
      ({ databaseName, propertyName }) => [propertyName, `r.\`${databaseName}\``] as const,
    ),
    converted: columns.flatMap((column) => {
      const convert = converter(column);
      return convert ? [[column.propertyName, convert] as const] : [];
    }),
  };
  byProperties.set(key, reading);
  return reading;
}

/** The conversion of a stored value; null where there is none. The most frequent ones don't go through the driver. */
function converter(column: ColumnMetadata): Convert | null {
  const { type, transformer } = column;
  const { driver } = column.entityMetadata.connection;
  if (!transformer && AS_STORED.has(type)) return null;
  if (!transformer && type === 'datetime') return moment;
  if (transformer && !Array.isArray(transformer) && type === 'bigint') return transformer.from as Convert;
  return (value) => driver.prepareHydratedValue(value, column) as unknown;
}

/** SQLite stores UTC text, MySQL returns a Date. */
function moment(value: unknown): unknown {
  return typeof value === 'string' ? new Date(`${value.replace(' ', 'T')}Z`) : value;
}
