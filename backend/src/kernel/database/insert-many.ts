import type { EntityManager } from 'typeorm';
import { columnWriters } from './column-writers';
import { insertValues } from './insert-rows';
import type { EntityClass } from './record';

/** Keeps statements well below the engines' limits of parameters and packet size. */
const BATCH_SIZE = 200;

type Row = Readonly<Record<string, unknown>>;

function* batchesOf(rows: readonly object[]): Generator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += BATCH_SIZE)
    yield rows.slice(from, from + BATCH_SIZE) as readonly Row[];
}

/** Bulk insert in few plain statements, without reading back: far cheaper than saving entities. */
export async function insertMany(
  em: EntityManager,
  entity: EntityClass,
  rows: readonly object[],
): Promise<void> {
  for (const batch of batchesOf(rows)) {
    const { tableName, columns, values } = valuesFor(em, entity, batch);
    await insertValues(em, tableName, columns, values);
  }
}

/** As `insertMany`; returns the generated ids in the order of the rows, for which MySQL and MariaDB are asked their step. */
export async function insertManyReturningIds(
  em: EntityManager,
  entity: EntityClass,
  rows: readonly object[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const batch of batchesOf(rows)) ids.push(...(await insertNumbered(em, entity, batch)));
  return ids;
}

/**
 * Inserts rows, or overwrites those with the same primary or unique key, in few plain statements. Unlike
 * TypeORM's `upsert`, it does not read default columns back.
 * @param key columns of the key
 */
export async function upsertMany(
  em: EntityManager,
  entity: EntityClass,
  rows: readonly object[],
  key: readonly string[],
): Promise<void> {
  for (const batch of batchesOf(rows)) {
    const { tableName, columns, values } = valuesFor(em, entity, batch);
    const others = columns.filter((name) => !key.includes(name));
    await insertValues(em, tableName, columns, values, overwriting(em, key, others));
  }
}

function overwriting(em: EntityManager, key: readonly string[], others: readonly string[]): string {
  const isSqlite = em.connection.options.type === 'better-sqlite3';
  const now = (name: string): string => (isSqlite ? `excluded.\`${name}\`` : `VALUES(\`${name}\`)`);
  const set = others.map((name) => `\`${name}\` = ${now(name)}`).join(', ');
  return isSqlite
    ? ` ON CONFLICT (${key.join(', ')}) DO UPDATE SET ${set}`
    : ` ON DUPLICATE KEY UPDATE ${set}`;
}

/** The values of rows for the driver, row after row, of the columns that any of them has. */
function valuesFor(
  em: EntityManager,
  entity: EntityClass,
  rows: readonly Row[],
): { tableName: string; columns: string[]; values: unknown[] } {
  const metadata = em.connection.getMetadata(entity);
  const properties = new Set<string>();
  for (const row of rows)
    for (const property in row) if (row[property] !== undefined) properties.add(property);
  const present = columnWriters(metadata).filter(({ property }) => properties.has(property));
  const values: unknown[] = [];
  for (const row of rows)
    for (const { property, write, missing } of present) {
      const value = row[property];
      values.push(write(value === undefined ? missing : value));
    }
  return { tableName: metadata.tableName, columns: present.map(({ column }) => column), values };
}

/** The generated ids in the order of the rows: the engines number the rows of a statement consecutively. */
async function insertNumbered(
  em: EntityManager,
  entity: EntityClass,
  rows: readonly Row[],
): Promise<number[]> {
  const { tableName, columns, values } = valuesFor(em, entity, rows);
  const raw = await insertValues(em, tableName, columns, values);
  if (typeof raw === 'number') return rows.map((_, place) => raw - rows.length + 1 + place);
  const first = Number((raw as { insertId: number }).insertId);
  if (rows.length === 1) return [first];
  const [{ step } = { step: 1 }] = (await em.query('SELECT @@auto_increment_increment AS step')) as {
    step: number;
  }[];
  return rows.map((_, place) => first + place * Number(step));
}
