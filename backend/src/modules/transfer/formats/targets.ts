import type { ImportTarget } from '@stoa/contracts';
import { BASE_LANGUAGE, LANGUAGES } from '@stoa/contracts';
import { products } from '../../catalogue';

/** Maximum number of options per product. */
export const MAX_OPTIONS = 5;
/** Number of attribute columns in WooCommerce files. */
const MAX_PROPERTIES = 20;

const numbers = (max: number): number[] => Array.from({ length: max }, (_, n) => n + 1);
const TRANSLATED = products.fields.filter((field) => field.translated).map((field) => field.name);
const OTHERS = LANGUAGES.filter((language) => language !== BASE_LANGUAGE);

const GROUPS: Record<ImportTarget['group'], readonly string[]> = {
  product: [
    'handle',
    'name',
    'status',
    'type',
    'slug',
    'short_description',
    'description',
    'brand',
    'manufacturer',
    'categories',
    'tags',
    'images',
    'image_alts',
    'image_position',
    'related',
    'unit',
    'tax_class',
    'condition',
    'min_qty',
    'max_qty',
    'warranty',
    'return_days',
    'is_featured',
    'is_free',
    'available_at',
    'seo_title',
    'seo_description',
    'vendor',
  ],
  price: [
    'sku',
    'gtin',
    'price',
    'sale_price',
    'sale_starts_at',
    'sale_ends_at',
    'compare_at',
    'cost',
    'tier_prices',
    'currency',
    'weight',
    'weight_unit',
    'length',
    'width',
    'height',
    'length_unit',
    'stock',
    'backorder',
    'reorder_point',
    'variant_image',
    'variant_image_alt',
  ],
  options: numbers(MAX_OPTIONS).flatMap((n) => [`option${n}_name`, `option${n}_value`]),
  texts: OTHERS.flatMap((language) => [...TRANSLATED, 'slug'].map((name) => `${name}:${language}`)),
  properties: numbers(MAX_PROPERTIES).flatMap((n) => [`property${n}_name`, `property${n}_value`]),
  file: [
    'id',
    'parent',
    'variations',
    'properties',
    'language',
    'published',
    'visibility',
    'in_stock',
    'stock_tracked',
    'requires_shipping',
    'gift_card',
  ],
};

/** All targets that a column can be mapped to, except `attribute:<code>`. */
export const TARGETS: readonly ImportTarget[] = (Object.keys(GROUPS) as ImportTarget['group'][]).flatMap(
  (group) => GROUPS[group].map((name) => ({ name, group, required: name === 'name' })),
);

const NAMES = new Set(TARGETS.map(({ name }) => name));
const ATTRIBUTE = /^attribute:[\w.-]{1,48}$/;

/** Targets that only operators may use. */
const OPERATORS = new Set(['vendor', 'is_featured']);

/** Whether an audience may map a column to this target. */
export function isTarget(target: string, audience: 'admin' | 'vendor'): boolean {
  if (audience === 'vendor' && OPERATORS.has(target)) return false;
  return NAMES.has(target) || ATTRIBUTE.test(target);
}

/** The targets that an audience may choose from. */
export function targetsFor(audience: 'admin' | 'vendor'): ImportTarget[] {
  return TARGETS.filter(({ name }) => isTarget(name, audience));
}

/** Targets that several columns may share; their cells are concatenated. */
export const SHARED_TARGETS: ReadonlySet<string> = new Set([
  'images',
  'image_alts',
  'categories',
  'tags',
  'related',
]);
