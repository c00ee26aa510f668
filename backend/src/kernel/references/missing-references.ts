import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import type { BaseRecord, EntityClass } from '../database';
import type { Field } from '../field';
import { Failure } from '../http';

type Values = Readonly<Record<string, unknown>>;

interface Target {
  entity: EntityClass;
  fields: readonly Field[];
}

/**
 * Refuses missing references by field, which database errors do not name. References already stored may point
 * at deleted records and are accepted: `held` returns them.
 * @throws Failure 422
 */
export async function refuseMissing(
  em: EntityManager,
  { entity, fields }: Target,
  input: Values,
  held: () => Promise<Values> = async () => ({}),
): Promise<void> {
  const errors: Record<string, string[]> = {};
  for (const field of fields) {
    const ids = idsIn(input[field.name]);
    const pointed = ids.length ? pointedAt(em, entity, field) : undefined;
    if (!pointed) continue;
    const records = (await em.find(pointed, {
      where: { id: In(ids) },
      select: { id: true },
    })) as BaseRecord[];
    const existing = new Set(records.map(({ id }) => id));
    const missing = ids.filter((id) => !existing.has(id));
    if (missing.length === 0) continue;
    const already = idsIn((await held())[field.name]);
    if (missing.some((id) => !already.includes(id))) errors[field.name] = ['does not exist'];
  }
  if (Object.keys(errors).length > 0) throw Failure.invalid(errors);
}

const idsIn = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is number => typeof one === 'number');

/** The entity referenced by a field's foreign key, in its own or in the pair table. */
function pointedAt(
  em: EntityManager,
  entity: EntityClass,
  { name, through }: Field,
): EntityClass | undefined {
  const { foreignKeys } = em.connection.getMetadata(through?.entity() ?? entity);
  const key = foreignKeys.find(({ columnNames }) => columnNames.includes(through?.other ?? name));
  return key?.referencedEntityMetadata.target as EntityClass | undefined;
}
