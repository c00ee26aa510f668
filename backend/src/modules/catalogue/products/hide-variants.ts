import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { IsNull } from 'typeorm';
import { Variant } from './variant.entity';

/** Soft-deletes single variants: carts lose them, orders and stock movements keep them. */
export function hideVariants(
  em: EntityManager,
  which: FindOptionsWhere<Variant>,
  moment: Date,
): Promise<void> {
  return hide(em, which, 'id', moment);
}

/** Soft-deletes all variants together with their products, so that they can be restored together. */
export function hideWithProduct(
  em: EntityManager,
  which: FindOptionsWhere<Variant>,
  moment: Date,
): Promise<void> {
  return hide(em, which, '-product_id', moment);
}

/** Restores the variants that were deleted together with their product. */
export async function showVariants(em: EntityManager, product_id: number): Promise<void> {
  await em.update(Variant, { product_id, deleted_key: -product_id }, { deleted_at: null, deleted_key: 0 });
}

async function hide(
  em: EntityManager,
  which: FindOptionsWhere<Variant>,
  key: string,
  deleted_at: Date,
): Promise<void> {
  const living = { ...which, deleted_at: IsNull() };
  await em.update(Variant, living, { deleted_at, deleted_key: () => key, updated_at: deleted_at });
}
