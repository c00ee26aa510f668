import type { EntityManager } from 'typeorm';

/** Runs an UPDATE or DELETE within a transaction; returns the number of rows that it found. */
export async function changeRows(
  em: EntityManager,
  sql: string,
  values: readonly unknown[],
): Promise<number> {
  if (!em.queryRunner) throw new Error('Rows are changed in a transaction only');
  const { affected } = await em.queryRunner.query(sql, [...values], true);
  return affected ?? 0;
}
