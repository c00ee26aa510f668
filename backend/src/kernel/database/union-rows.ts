import type { EntityManager } from 'typeorm';
import { readingOf, type Reading } from './entity-rows';

/** The rows of one table in a combined statement, as `Row`: an entity, or the part of it that is read. */
export interface RowSource<Row extends object> {
  entity: new () => Row;
  /** The SQL that follows the name of the table, whose alias is `r`. */
  rest: string;
  values: readonly unknown[];
  /** The properties to read; all by default. */
  properties?: readonly string[];
}

/** Null where there is nothing to read, such as the brands of products that have none. */
type Source = RowSource<object> | null;

/** The rows of each source. */
export type RowsOf<S> = { [K in keyof S]: NonNullable<S[K]> extends RowSource<infer Row> ? Row[] : never };

/**
 * Rows of several tables in one statement, as plain objects: a round trip costs more than a look-up by key. Each row is
 * a JSON array, because the columns of a UNION would have to be of the same number and types. Rows are in no
 * particular order.
 */
export async function unionRows<S extends Readonly<Record<string, Source>>>(
  em: EntityManager,
  sources: S,
): Promise<RowsOf<S>> {
  const named = Object.entries(sources).flatMap(([name, source]) => (source ? [{ name, source }] : []));
  const parts = named.map(({ name, source: { entity, rest, properties } }, place) => {
    const metadata = em.connection.getMetadata(entity);
    const reading = readingOf(metadata, properties);
    const columns = reading.columns.map(([, column]) => column).join(', ');
    const sql = `SELECT ${place} AS source, JSON_ARRAY(${columns}) AS body FROM \`${metadata.tableName}\` r ${rest}`;
    return { sql, read: reader(reading), rows: [] as object[], name };
  });
  if (parts.length > 0) {
    const sql = parts.map((part) => part.sql).join(' UNION ALL ');
    const values = named.flatMap(({ source }) => source.values);
    const rows: { source: number | string; body: unknown }[] = await em.query(sql, values);
    for (const { source, body } of rows) {
      const part = parts[Number(source)];
      part?.rows.push(part.read(body));
    }
  }
  const empty = Object.keys(sources).map((name) => [name, []]);
  return Object.fromEntries([...empty, ...parts.map(({ name, rows }) => [name, rows])]) as RowsOf<S>;
}

/** Reads one row; MySQL returns JSON already parsed. */
function reader({ columns, converted }: Reading): (body: unknown) => object {
  const properties = columns.map(([property]) => property);
  return (body) => {
    const values = (typeof body === 'string' ? JSON.parse(body) : body) as unknown[];
    const row: Record<string, unknown> = {};
    for (let place = 0; place < properties.length; place++) row[properties[place] ?? ''] = values[place];
    for (const [property, convert] of converted) row[property] = convert(row[property]);
    return row;
  };
}
