import type { Translations } from '@stoa/contracts';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import type { Slugs, Translator } from '../../../kernel/i18n';
import { Media } from '../../media';
import { Vendor } from '../../vendors';
import { Attribute, AttributeValue } from '../../catalogue';
import { Category } from '../../catalogue';
import { Brand } from '../../catalogue';
import {
  Product,
  ProductCategory,
  ProductMedia,
  ProductSpecification,
  Variant,
  VariantOption,
} from '../../catalogue';
import { atPricesOf } from '../../pricing';
import { Unit } from '../../catalogue';

/** A translated resource whose texts cards and pages contain. */
export type TextSource =
  | 'products'
  | 'brands'
  | 'categories'
  | 'attributes'
  | 'attribute_values'
  | 'units'
  | 'media'
  | 'vendors'
  | 'product_specifications';

/** Source data of the read models of some products. */
export interface ProductFacts {
  products: Product[];
  /** At current prices. */
  variants: Map<number, Variant[]>;
  options: Map<number, VariantOption[]>;
  /** Ids of a product's own categories. */
  categoriesOf: Map<number, number[]>;
  gallery: Map<number, number[]>;
  specifications: Map<number, ProductSpecification[]>;
  categories: Map<number, Category>;
  brands: Map<number, Brand>;
  vendors: Map<number, Vendor>;
  units: Map<number, Unit>;
  media: Map<number, Media>;
  attributes: Map<number, Attribute>;
  values: Map<number, AttributeValue>;
  slugs: Map<number, Record<string, string>>;
  texts: Record<TextSource, Map<number, Translations>>;
}

type Own = Pick<ProductFacts, 'products'> & {
  variants: Variant[];
  options: VariantOption[];
  pairs: ProductCategory[];
  gallery: ProductMedia[];
  specifications: ProductSpecification[];
};
type Mentioned = Pick<
  ProductFacts,
  'categories' | 'brands' | 'vendors' | 'units' | 'media' | 'attributes' | 'values'
>;

/** Loads the source data by a fixed number of SQL statements, whatever the number of products. */
export async function loadProductFacts(
  em: EntityManager,
  translator: Translator,
  slugs: Slugs,
  ids: number[],
  moment: Date,
): Promise<ProductFacts> {
  const own = await loadOwn(em, ids, moment);
  const mentioned = await loadMentioned(em, own);
  const product = (row: { product_id: number }): number => row.product_id;
  return {
    ...mentioned,
    products: own.products,
    texts: await loadTexts(translator, own, mentioned),
    slugs: await slugs.findByRecords('products', ids),
    variants: grouped(own.variants, product),
    options: grouped(own.options, (row) => row.variant_id),
    specifications: grouped(own.specifications, product),
    gallery: idsBy(own.gallery, product, (row) => row.media_id),
    categoriesOf: idsBy(own.pairs, product, (row) => row.category_id),
  };
}

async function loadOwn(em: EntityManager, ids: number[], moment: Date): Promise<Own> {
  const where = { product_id: In(ids) };
  const rows = await em.find(Variant, { where, order: { sort: 'ASC', id: 'ASC' } });
  const variants = await atPricesOf(em, rows, moment);
  return {
    products: await em.find(Product, { where: { id: In(ids) } }),
    variants,
    options: await em.find(VariantOption, { where: { variant_id: In(variants.map((row) => row.id)) } }),
    pairs: await em.find(ProductCategory, { where }),
    gallery: await em.find(ProductMedia, { where, order: { sort: 'ASC' } }),
    specifications: await em.find(ProductSpecification, { where, order: { id: 'ASC' } }),
  };
}

async function loadMentioned(em: EntityManager, own: Own): Promise<Mentioned> {
  const { products, variants, options, pairs, gallery, specifications } = own;
  const column = (name: 'brand_id' | 'vendor_id' | 'unit_id'): (number | null)[] =>
    products.map((row) => row[name]);
  return {
    categories: await withAncestors(
      em,
      pairs.map((row) => row.category_id),
    ),
    brands: await byIds(em, Brand, column('brand_id')),
    vendors: await byIds(em, Vendor, column('vendor_id')),
    units: await byIds(em, Unit, column('unit_id')),
    media: await byIds(
      em,
      Media,
      [...gallery, ...variants].map((row) => row.media_id),
    ),
    attributes: await byIds(
      em,
      Attribute,
      [...options, ...specifications].map((row) => row.attribute_id),
    ),
    values: await byIds(
      em,
      AttributeValue,
      [...options, ...specifications].map((row) => row.value_id),
    ),
  };
}

function loadTexts(translator: Translator, own: Own, mentioned: Mentioned): Promise<ProductFacts['texts']> {
  return translator.findByResources<TextSource>({
    products: own.products.map((row) => row.id),
    brands: [...mentioned.brands.keys()],
    categories: [...mentioned.categories.keys()],
    attributes: [...mentioned.attributes.keys()],
    attribute_values: [...mentioned.values.keys()],
    units: [...mentioned.units.keys()],
    media: [...mentioned.media.keys()],
    vendors: [...mentioned.vendors.keys()],
    product_specifications: own.specifications.map((row) => row.id),
  });
}

async function byIds<T extends { id: number }>(
  em: EntityManager,
  entity: new () => T,
  ids: readonly (number | null)[],
): Promise<Map<number, T>> {
  const wanted = [...new Set(ids.filter((id): id is number => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await em.find(entity, { where: { id: In(wanted) } as never });
  return new Map(rows.map((row) => [row.id, row]));
}

async function withAncestors(em: EntityManager, ids: number[]): Promise<Map<number, Category>> {
  const direct = await byIds(em, Category, ids);
  const above = [...direct.values()].flatMap((row) => row.path.split('/').filter(Boolean).map(Number));
  return new Map([...(await byIds(em, Category, above)), ...direct]);
}

function grouped<T>(rows: readonly T[], key: (row: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group) group.push(row);
    else groups.set(key(row), [row]);
  }
  return groups;
}

function idsBy<T>(
  rows: readonly T[],
  key: (row: T) => number,
  id: (row: T) => number,
): Map<number, number[]> {
  return new Map([...grouped(rows, key)].map(([of, group]) => [of, group.map(id)]));
}
