import type { EntityManager } from 'typeorm';
import { Failure } from '../../../kernel/http';
import type { Field, Values } from '../../../kernel/resource';

/** Refuses by its field what points at a record that does not exist; engines name no field when they do. */
export async function refuseMissing(
  em: EntityManager,
  fields: readonly Field[],
  entity: new () => object,
  input: Values,
): Promise<void> {
  const keys = em.connection.getMetadata(entity).foreignKeys;
  for (const { name, kind } of fields) {
    const id = input[name];
    const key = kind === 'ref' && id != null ? keys.find((one) => one.columnNames.includes(name)) : undefined;
    if (!key) continue;
    const isThere = await em.exists(key.referencedEntityMetadata.target, { where: { id } as never });
    if (!isThere) throw Failure.field(name, 'is not known');
  }
}
