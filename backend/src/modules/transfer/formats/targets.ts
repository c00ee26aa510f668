import type { ImportTarget } from '@stoa/contracts';
import { BASE_LANGUAGE, LANGUAGES } from '@stoa/contracts';
import { products } from '../../catalogue';

/** Axes that variants of one product may differ in. */
export const MOST_OPTIONS = 5;
/** Columns of properties that WooCommerce writes. */
const MOST_PROPERTIES = 20;

const numbers = (most: number): number[] => Array.from({ length: most }, (_, n) => n + 1);
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
    'unit',
    'tax_class',
    'condition',
    'min_qty',
    'max_qty',
    'warranty',
    'return_days',
    'is_featured',
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
    'compare_at',
    'cost',
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
  ],
  options: numbers(MOST_OPTIONS).flatMap((n) => [`option${n}_name`, `option${n}_value`]),
  texts: OTHERS.flatMap((language) => [...TRANSLATED, 'slug'].map((name) => `${name}:${language}`)),
  properties: numbers(MOST_PROPERTIES).flatMap((n) => [`property${n}_name`, `property${n}_value`]),
  file: ['id', 'parent', 'variations', 'properties', 'language'],
};

/** Everything that a column can be taken for, but `attribute:<code>`. */
export const TARGETS: readonly ImportTarget[] = (Object.keys(GROUPS) as ImportTarget['group'][]).flatMap(
  (group) => GROUPS[group].map((name) => ({ name, group, required: name === 'name' })),
);

const NAMES = new Set(TARGETS.map(({ name }) => name));
const ATTRIBUTE = /^attribute:[\w.-]{1,48}$/;

/** What only operators may say of a product. */
const OPERATORS = new Set(['vendor', 'is_featured']);

/** Whether a column may be taken for this by somebody of the audience. */
export function isTarget(target: string, audience: 'admin' | 'vendor'): boolean {
  if (audience === 'vendor' && OPERATORS.has(target)) return false;
  return NAMES.has(target) || ATTRIBUTE.test(target);
}

/** The targets that an audience may choose from. */
export function targetsFor(audience: 'admin' | 'vendor'): ImportTarget[] {
  return TARGETS.filter(({ name }) => isTarget(name, audience));
}

/** What several columns may be taken for, one behind the other. */
export const SHARED_TARGETS: ReadonlySet<string> = new Set(['images', 'categories', 'status', 'tags']);
