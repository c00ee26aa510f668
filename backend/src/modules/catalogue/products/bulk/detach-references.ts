import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { placeholders } from '../../../../kernel/database';
import { ProductAxis } from '../product-axis.entity';
import { ProductCategory } from '../product-category.entity';
import { Product } from '../product.entity';
import { ProductSpecification } from '../product-specification.entity';

/** Deletes the options of products’ variants, also of deleted ones. */
const DELETE_OPTIONS = (marks: string): string =>
  `DELETE FROM variant_options WHERE variant_id IN (SELECT v.id FROM variants v WHERE v.product_id IN (${marks}))`;

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
  await em.query(DELETE_OPTIONS(placeholders(ids)), [...ids]);
}
