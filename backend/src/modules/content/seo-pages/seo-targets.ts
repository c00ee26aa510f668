import type { EntityClass } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import type { Bounds, ResourceDefinition } from '../../../kernel/resource';
import { brands, categories, products } from '../../catalogue';
import { vendors } from '../../vendors';
import { newses } from '../news';
import { contentPages } from '../pages';
import type { TargetType } from './seo-page.entity';

type Target = Pick<ResourceDefinition, 'path'> & { entity: EntityClass };

/** Resource of each target type with records. */
export const TARGETS: Partial<Record<TargetType, Target>> = {
  product: products,
  category: categories,
  brand: brands,
  vendor: vendors,
  page: contentPages,
  post: newses,
};

/** Tenant column of the target types that vendors may describe. */
const OF_VENDORS: Partial<Record<TargetType, 'vendor_id' | 'id'>> = { product: 'vendor_id', vendor: 'id' };

/** Row bounds of the targets that the caller may describe; 422 on `target_type` if a vendor may not. */
export function targetBounds(type: TargetType, { vendor_id }: Bounds): Bounds {
  if (vendor_id === undefined) return {};
  const column = OF_VENDORS[type];
  if (!column) throw Failure.field('target_type', 'must be your store or one of your products');
  return { [column]: vendor_id };
}
