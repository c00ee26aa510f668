import type { EntityManager } from 'typeorm';
import { asSqlMoment } from '../src/kernel/database';

/** A value as both database engines store it. */
function stored(value: unknown): unknown {
  if (value instanceof Date) return asSqlMoment(value);
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : (value ?? null);
}

/** Inserts rows with the same columns by one plain statement, much faster than through entities. */
export async function insertPlain(em: EntityManager, table: string, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const marks = `(${columns.map(() => '?').join(', ')})`;
  const values = rows.flatMap((row) =>
    columns.map((column) => stored((row as Record<string, unknown>)[column])),
  );
  const names = columns.map((column) => `\`${column}\``).join(', ');
  await em.query(`INSERT INTO \`${table}\` (${names}) VALUES ${rows.map(() => marks).join(', ')}`, values);
}
