import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import type { Field } from './fields';

type Pair = Record<string, number>;

/** Reads the ids of all refmany fields of some records, one statement per field. */
export async function readPairs(
  em: EntityManager,
  fields: readonly Field[],
  ids: number[],
): Promise<Map<number, Record<string, number[]>>> {
  const found = new Map(ids.map((id) => [id, {} as Record<string, number[]>]));
  for (const { name, through } of fields) {
    if (!through || ids.length === 0) continue;
    const rows = (await em.find(through.entity(), {
      where: { [through.own]: In(ids) },
      ...(through.position && { order: { [through.position]: 'ASC' } as object }),
    })) as Pair[];
    for (const record of found.values()) record[name] = [];
    for (const row of rows) found.get(row[through.own] ?? 0)?.[name]?.push(row[through.other] ?? 0);
  }
  return found;
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
    if (wanted.length)
      await em.insert(
        entity,
        wanted.map((other, place) => ({
          [through.own]: id,
          [through.other]: other,
          ...(through.position && { [through.position]: place }),
        })),
      );
  }
}
