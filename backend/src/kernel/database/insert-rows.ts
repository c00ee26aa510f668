import type { EntityManager } from 'typeorm';

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
  const marks = `(${columns.map(() => '?').join(', ')})`;
  const sql = `INSERT INTO \`${table}\` (${columns.map((column) => `\`${column}\``).join(', ')}) VALUES `;
  const values = rows.flatMap((row) => columns.map((column) => row[column] ?? null));
  return em.query(sql + rows.map(() => marks).join(', ') + ending, values);
}

/** Inserts one row and returns its id: SQLite returns the id itself, MySQL and MariaDB a header with it. */
export async function insertRow(em: EntityManager, table: string, row: SqlRow): Promise<number> {
  const raw = await insertRows(em, table, [row]);
  return Number(typeof raw === 'object' && raw !== null ? (raw as { insertId: number }).insertId : raw);
}
