import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { ProductAxis } from '../product-axis.entity';
import { ProductCategory } from '../product-category.entity';
import { Product } from '../product.entity';
import { ProductSpecification } from '../product-specification.entity';
import { VariantOption } from '../variant-option.entity';
import { Variant } from '../variant.entity';

const CHUNK = 500;

/** Detaches deleted products from brands, categories and attributes, whose deletion they would prevent for ever. */
export async function detachReferences(em: EntityManager, ids: readonly number[]): Promise<void> {
  const product_id = In([...ids]);
  await em.update(
    Product,
    { id: product_id },
    { brand_id: null, manufacturer_id: null, primary_category_id: null },
  );
  for (const entity of [ProductAxis, ProductCategory, ProductSpecification])
    await em.delete(entity, { product_id });
  const variants = await em.find(Variant, { select: { id: true }, where: { product_id }, withDeleted: true });
  for (let start = 0; start < variants.length; start += CHUNK)
    await em.delete(VariantOption, {
      variant_id: In(variants.slice(start, start + CHUNK).map(({ id }) => id)),
    });
}
