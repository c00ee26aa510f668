import type { EntityManager } from 'typeorm';
import type { EntityClass } from './record';

/** Keeps statements well below the engines' limits of parameters and packet size. */
const AT_ONCE = 200;

/** Writes many rows with few statements and without reading them back, which takes longer than writing them. */
export async function insertMany(
  em: EntityManager,
  entity: EntityClass,
  rows: readonly object[],
): Promise<number[]> {
  const ids: number[] = [];
  for (let from = 0; from < rows.length; from += AT_ONCE)
    ids.push(...(await insertSome(em, entity, rows.slice(from, from + AT_ONCE))));
  return ids;
}

/** The generated ids, in the order of the rows: both engines number the rows of one statement one after the other. */
async function insertSome(
  em: EntityManager,
  entity: EntityClass,
  rows: readonly object[],
): Promise<number[]> {
  const insert = em
    .createQueryBuilder()
    .insert()
    .into(entity)
    .values([...rows])
    .updateEntity(false);
  const { raw } = (await insert.execute()) as { raw: unknown };
  if (typeof raw === 'number') return rows.map((_, place) => raw - rows.length + 1 + place);
  const [{ step } = { step: 1 }] = (await em.query('SELECT @@auto_increment_increment AS step')) as {
    step: number;
  }[];
  const first = Number((raw as { insertId: number }).insertId);
  return rows.map((_, place) => first + place * Number(step));
}
