import { insertMany, placeholders } from '../database';
import type { EntityManager } from 'typeorm';
import type { Field } from './fields';

interface Pair {
  /** Index of the field. */
  place: number;
  own: number;
  other: number;
}

/** Reads the ids of all refmany fields of some records, in one statement. */
export async function readPairs(
  em: EntityManager,
  fields: readonly Field[],
  ids: number[],
): Promise<Map<number, Record<string, number[]>>> {
  const pairsById = new Map(ids.map((id) => [id, {} as Record<string, number[]>]));
  const paired = fields.flatMap(({ name, through }) => (through ? [{ name, through }] : []));
  if (ids.length === 0 || paired.length === 0) return pairsById;
  for (const record of pairsById.values()) for (const { name } of paired) record[name] = [];
  const marks = placeholders(ids);
  const selects = paired.map(({ through: { entity, own, other, position } }, place) => {
    const { tablePath } = em.connection.getMetadata(entity());
    return `${place} AS place, ${own} AS own, ${other} AS other, ${position ?? 0} AS sort
      FROM ${tablePath} WHERE ${own} IN (${marks})`;
  });
  const sql = `SELECT ${selects.join(' UNION ALL SELECT ')} ORDER BY place, sort, other`;
  const rows: Pair[] = await em.query(
    sql,
    paired.flatMap(() => ids),
  );
  for (const { place, own, other } of rows)
    pairsById.get(Number(own))?.[paired[place]?.name ?? '']?.push(Number(other));
  return pairsById;
}

/** Replaces the pairs of each refmany field present in the input. */
export async function writePairs(
  em: EntityManager,
  fields: readonly Field[],
  id: number,
  input: Record<string, unknown>,
): Promise<void> {
  for (const { name, through } of fields) {
    if (!through || !(name in input)) continue;
    const wanted = (input[name] ?? []) as number[];
    const entity = through.entity();
    await em.delete(entity, { [through.own]: id });
    await insertMany(
      em,
      entity,
      wanted.map((other, place) => ({
        [through.own]: id,
        [through.other]: other,
        ...(through.position && { [through.position]: place }),
      })),
    );
  }
}
