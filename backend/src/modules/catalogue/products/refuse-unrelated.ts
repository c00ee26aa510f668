import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { Failure } from '../../../kernel/http';
import type { Values } from '../../../kernel/resource';
import { Product } from './product.entity';

/** Throws 422 on `related_ids` for the product itself, missing products, or those of another vendor. */
export async function refuseUnrelated(
  em: EntityManager,
  input: Values,
  vendor_id: number | undefined,
  own: number | undefined,
): Promise<void> {
  const ids = [...new Set((input.related_ids as number[] | null | undefined) ?? [])];
  // A product without a vendor is refused elsewhere.
  if (ids.length === 0 || vendor_id === undefined) return;
  const count = await em.countBy(Product, { id: In(ids), vendor_id });
  if (count !== ids.length || ids.includes(own ?? 0))
    throw Failure.field('related_ids', 'must be other products of the same vendor');
}
