import type { EntityManager } from 'typeorm';
import { placeholders } from './placeholders';

/** A row for raw SQL; times by `asSqlMoment`. */
export type SqlRow = Readonly<Record<string, string | number | null>>;

/**
 * Inserts rows of equal shape in one statement, without entities: for the hot path from cart to order.
 * @param ending SQL after the values
 */
export async function insertRows(
  em: EntityManager,
  table: string,
  rows: readonly Readonly<Record<string, unknown>>[],
  ending = '',
): Promise<unknown> {
  const [first] = rows;
  if (!first) return null;
  const columns = Object.keys(first);
  const values = rows.flatMap((row) => columns.map((column) => row[column] ?? null));
  return insertValues(em, table, columns, values, ending);
}

/**
 * Inserts rows in one statement.
 * @param values those of all rows, one row after the other in the order of the columns
 */
export async function insertValues(
  em: EntityManager,
  table: string,
  columns: readonly string[],
  values: unknown[],
  ending = '',
): Promise<unknown> {
  const marks = `(${'?, '.repeat(columns.length - 1)}?)`;
  const rest = `, ${marks}`.repeat(values.length / columns.length - 1);
  const names = columns.map((column) => `\`${column}\``).join(', ');
  return em.query(`INSERT INTO \`${table}\` (${names}) VALUES ${marks}${rest}${ending}`, values);
}

/** Inserts one row and returns its id: SQLite returns the id itself, MySQL and MariaDB a header with it. */
export async function insertRow(em: EntityManager, table: string, row: SqlRow): Promise<number> {
  const raw = await insertRows(em, table, [row]);
  return Number(typeof raw === 'object' && raw !== null ? (raw as { insertId: number }).insertId : raw);
}

/**
 * Inserts rows and returns their ids, in the same statement where the engine can; MySQL needs a second one.
 * @param key a column with a unique value in each row
 */
export async function insertIdentified(
  em: EntityManager,
  table: string,
  rows: readonly SqlRow[],
  key: string,
): Promise<number[]> {
  const { driver, options } = em.connection;
  const returns = options.type === 'better-sqlite3' || driver.isReturningSqlSupported('insert');
  const columns = `id, \`${key}\` AS identity`;
  const select = `SELECT ${columns} FROM \`${table}\` WHERE \`${key}\` IN (${placeholders(rows)})`;
  const keys = rows.map((row) => row[key]);
  const [inserted, selected] = await Promise.all([
    insertRows(em, table, rows, returns ? ` RETURNING ${columns}` : ''),
    returns ? null : em.query(select, keys),
  ]);
  const found = selected ?? inserted;
  const ids = new Map(
    (found as { id: number; identity: unknown }[]).map(({ id, identity }) => [identity, id]),
  );
  return rows.map((row) => ids.get(row[key]) ?? 0);
}
