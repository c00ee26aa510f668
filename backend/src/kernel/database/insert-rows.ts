import type { EntityManager } from 'typeorm';

/** A row as raw SQL takes it; moments by `asSqlMoment`. */
export type SqlRow = Readonly<Record<string, string | number | null>>;

/** Writes rows of one shape by one statement: the hot path from cart to order pays for no entity. */
export async function insertRows(
  em: EntityManager,
  table: string,
  rows: readonly SqlRow[],
): Promise<unknown> {
  const [first] = rows;
  if (!first) return null;
  const columns = Object.keys(first);
  const marks = `(${columns.map(() => '?').join(', ')})`;
  const sql = `INSERT INTO \`${table}\` (${columns.map((column) => `\`${column}\``).join(', ')}) VALUES `;
  const values = rows.flatMap((row) => columns.map((column) => row[column] ?? null));
  return em.query(sql + rows.map(() => marks).join(', '), values);
}

/** Writes one row and answers its id: SQLite gives the id itself, MySQL and MariaDB a header that holds it. */
export async function insertRow(em: EntityManager, table: string, row: SqlRow): Promise<number> {
  const raw = await insertRows(em, table, [row]);
  return Number(typeof raw === 'object' && raw !== null ? (raw as { insertId: number }).insertId : raw);
}
