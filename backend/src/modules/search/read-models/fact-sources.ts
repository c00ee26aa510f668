import { placeholders } from '../../../kernel/database';
import { currentSlugs, translationsOf } from '../../../kernel/i18n';
import type { RowSource, RowsOf } from '../../../kernel/database';
import {
  Attribute,
  AttributeValue,
  Brand,
  Category,
  Product,
  ProductCategory,
  ProductMedia,
  ProductSpecification,
  Unit,
  Variant,
  VariantOption,
} from '../../catalogue';
import { Media, SHOWN_MEDIA } from '../../media';
import { liveSpecials, recordedPrices } from '../../pricing';
import { Vendor } from '../../vendors';
import { storedWords } from '../full-text/product-search';

const VARIANT = [
  'id',
  'product_id',
  'sku',
  'gtin',
  'price',
  'compare_at',
  'lowest_price',
  'media_id',
  'backorder',
  'reorder_point',
  'on_hand',
  'reserved',
  'sort',
] as const;

/** The rows of products' own tables. */
export type OwnRows = RowsOf<ReturnType<typeof ownSources>>;
/** The rows that products refer to. */
export type MentionedRows = RowsOf<ReturnType<typeof mentionedSources>>;

/** The products' own tables, their recorded prices and search words; their rows unless they are known. */
export function ownSources(ids: readonly number[], moment: Date, areRowsKnown: boolean) {
  const marks = placeholders(ids);
  const among = `r.product_id IN (${marks})`;
  const source = <T extends object, P extends keyof T & string = keyof T & string>(
    entity: new () => T,
    rest: string,
    properties?: readonly P[],
  ): RowSource<Pick<T, P>> => ({ entity, rest, properties, values: ids });
  return {
    products: areRowsKnown ? null : source(Product, `WHERE r.id IN (${marks}) AND r.deleted_at IS NULL`),
    variants: source(Variant, `WHERE ${among} AND r.deleted_at IS NULL`, VARIANT),
    specials: liveSpecials(ids, moment),
    options: source(
      VariantOption,
      `JOIN variants v ON v.id = r.variant_id WHERE v.product_id IN (${marks}) AND v.deleted_at IS NULL`,
    ),
    pairs: source(ProductCategory, `WHERE ${among}`),
    gallery: source(ProductMedia, `WHERE ${among}`),
    specifications: source(ProductSpecification, `WHERE ${among}`),
    // Their paths name the categories above them.
    direct: source(
      Category,
      `WHERE r.id IN (SELECT p.category_id FROM product_categories p WHERE p.product_id IN (${marks}))`,
      ['id', 'path'],
    ),
    slugs: currentSlugs('products', ids),
    prices: recordedPrices(ids),
    words: storedWords(ids),
  };
}

/** The records that cards and pages name, with the translations of all texts. */
export function mentionedSources(own: OwnRows) {
  const { products, variants, options, gallery, specifications } = own;
  const named = [...options, ...specifications];
  const ids = {
    products: products.map(({ id }) => id),
    brands: distinct(products.map(({ brand_id }) => brand_id)),
    categories: distinct(own.direct.flatMap(({ path }) => path.split('/').filter(Boolean).map(Number))),
    attributes: distinct(named.map(({ attribute_id }) => attribute_id)),
    attribute_values: distinct(named.map(({ value_id }) => value_id)),
    units: distinct(products.map(({ unit_id }) => unit_id)),
    media: distinct([...gallery, ...variants].map(({ media_id }) => media_id)),
    vendors: distinct(products.map(({ vendor_id }) => vendor_id)),
    product_specifications: specifications.map(({ id }) => id),
  };
  return {
    brands: byId(Brand, ids.brands, ['id', 'name', 'slug', 'status']),
    categories: byId(Category, ids.categories, ['id', 'name', 'slug', 'path', 'status']),
    attributes: byId(Attribute, ids.attributes, ['id', 'name', 'sort', 'is_filterable']),
    values: byId(AttributeValue, ids.attribute_values, ['id', 'value']),
    units: byId(Unit, ids.units, ['id', 'name']),
    media: byId(Media, ids.media, SHOWN_MEDIA),
    vendors: byId(Vendor, ids.vendors, ['id', 'store_name']),
    texts: translationsOf(ids),
  };
}

function byId<T extends object, P extends keyof T & string>(
  entity: new () => T,
  ids: readonly number[],
  properties: readonly P[],
): RowSource<Pick<T, P>> | null {
  const rest = `WHERE r.id IN (${placeholders(ids)})`;
  return ids.length ? { entity, rest, values: ids, properties } : null;
}

function distinct(ids: readonly (number | null)[]): number[] {
  return [...new Set(ids)].filter((id) => id !== null);
}
