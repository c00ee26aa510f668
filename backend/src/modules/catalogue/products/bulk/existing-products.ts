import type { Translations } from '@stoa/contracts';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { entityRows, placeholders } from '../../../../kernel/database';
import type { Translator } from '../../../../kernel/i18n';
import type { ProductDraft } from './product-draft';
import { ProductAxis } from '../product-axis.entity';
import { ProductCategory } from '../product-category.entity';
import { ProductMedia } from '../product-media.entity';
import { ProductRelation } from '../product-relation.entity';
import { ProductSpecification } from '../product-specification.entity';
import { Product } from '../product.entity';
import { Variant } from '../variant.entity';
import { normaliseSku } from '../variant-rules';

/** A product with all data that a draft may change. */
export interface ExistingProduct {
  product: Product;
  category_ids: number[];
  related_ids: number[];
  /** The gallery, in order. */
  media_ids: number[];
  axes: number[];
  variants: Variant[];
  specifications: ProductSpecification[];
  translations: Translations;
}

/** Existing products that drafts refer to, and owners of their SKUs. */
export interface ExistingProducts {
  products: Map<number, ExistingProduct>;
  /** `vendor/SKU` → product id. */
  skus: Map<string, number>;
}

/** Map key of a vendor's SKU. */
export const skuKey = (vendor_id: number, sku: string): string => `${vendor_id}/${normaliseSku(sku)}`;

/** Loads the existing products of drafts in a constant number of queries, plus one per vendor for SKUs. */
export async function loadKnown(
  em: EntityManager,
  translator: Translator,
  drafts: readonly ProductDraft[],
): Promise<ExistingProducts> {
  const ids = drafts.map((draft) => draft.id).filter((id): id is number => id !== null);
  return { products: await loadProducts(em, translator, ids), skus: await loadSkus(em, drafts) };
}

async function loadProducts(
  em: EntityManager,
  translator: Translator,
  ids: number[],
): Promise<Map<number, ExistingProduct>> {
  const existing = new Map<number, ExistingProduct>();
  if (ids.length === 0) return existing;
  const where = { product_id: In(ids) };
  for (const product of await em.find(Product, { where: { id: In(ids) } }))
    existing.set(product.id, {
      product,
      category_ids: [],
      related_ids: [],
      media_ids: [],
      axes: [],
      variants: [],
      specifications: [],
      translations: {},
    });
  for (const row of await em.find(ProductCategory, { where }))
    existing.get(row.product_id)?.category_ids.push(row.category_id);
  for (const row of await em.find(ProductRelation, { where }))
    existing.get(row.product_id)?.related_ids.push(row.related_id);
  for (const row of await em.find(ProductMedia, { where, order: { sort: 'ASC' } }))
    existing.get(row.product_id)?.media_ids.push(row.media_id);
  for (const row of await em.find(ProductAxis, { where, order: { sort: 'ASC' } }))
    existing.get(row.product_id)?.axes.push(row.attribute_id);
  for (const row of await em.find(Variant, { where, order: { sort: 'ASC', id: 'ASC' } }))
    existing.get(row.product_id)?.variants.push(row);
  for (const row of await em.find(ProductSpecification, { where, order: { id: 'ASC' } }))
    existing.get(row.product_id)?.specifications.push(row);
  for (const [id, texts] of await translator.findByRecords('products', ids)) {
    const one = existing.get(id);
    if (one) one.translations = texts;
  }
  return existing;
}

async function loadSkus(em: EntityManager, drafts: readonly ProductDraft[]): Promise<Map<string, number>> {
  const wanted = new Map<number, string[]>();
  for (const { vendor_id, variants } of drafts) {
    const own = wanted.get(vendor_id) ?? [];
    wanted.set(vendor_id, own);
    for (const { sku } of variants) own.push(normaliseSku(sku));
  }
  const skus = new Map<string, number>();
  for (const [vendor_id, list] of wanted)
    for (const { sku, product_id } of await variantsOfSkus(em, [vendor_id], list))
      skus.set(skuKey(vendor_id, sku), product_id);
  return skus;
}

/** The vendors' variants that have one of these SKUs, in their stored form. */
export async function variantsOfSkus(
  em: EntityManager,
  vendor_ids: readonly number[],
  skus: readonly string[],
): Promise<Pick<Variant, 'vendor_id' | 'sku' | 'product_id'>[]> {
  if (skus.length === 0 || vendor_ids.length === 0) return [];
  const rest = `WHERE r.vendor_id IN (${placeholders(vendor_ids)}) AND r.sku IN (${placeholders(skus)}) AND r.deleted_at IS NULL`;
  return entityRows(em, Variant, rest, [...vendor_ids, ...skus], ['vendor_id', 'sku', 'product_id']);
}
