import type { EntityManager } from 'typeorm';
import { Failure } from '../../../kernel/http';
import type { Field, Values } from '../../../kernel/resource';
import { In } from 'typeorm';
import { Product } from './product.entity';

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

/** Refuses related products that are of another vendor, not there, or the product itself. */
export async function refuseUnrelated(
  em: EntityManager,
  input: Values,
  before: Pick<Product, 'id' | 'vendor_id'> | null,
): Promise<void> {
  const ids = [...new Set((input.related_ids as number[] | null | undefined) ?? [])];
  if (ids.length === 0) return;
  const vendor_id = Number(input.vendor_id ?? before?.vendor_id);
  const found = await em.countBy(Product, { id: In(ids), vendor_id });
  if (found !== ids.length || ids.includes(before?.id ?? 0))
    throw Failure.field('related_ids', 'must be other products of the same vendor');
}
