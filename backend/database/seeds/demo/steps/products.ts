import type { Caller } from '../../../../src/kernel/access';
import { Translator } from '../../../../src/kernel/i18n';
import { ResourceService } from '../../../../src/kernel/resource';
import {
  normaliseSku,
  Product,
  products,
  ProductSpecification,
  SaveProductAttributes,
  SaveProductMedia,
  Variant,
} from '../../../../src/modules/catalogue';
import type { Seeder } from '../../seeder';
import { demoProducts } from '../products';
import type { DemoProduct, DemoVariant } from '../types';
import { callOf, operatorOf } from './people-who-act';
import { RELATED } from '../seo-texts';
import { cartonFor, reorderPointFor } from './packing';
import { addPicture } from './pictures';
import { seoTexts, translated } from './translated';

const DAY = 86_400_000;
type Pictures = ReadonlyMap<string, number>;

/** Products through the three steps of the editor, each on the day it came into the shop. */
export async function seedProducts(seeder: Seeder): Promise<void> {
  const caller = callOf(await operatorOf(seeder));
  for (const product of demoProducts) {
    seeder.daysAgo(product.created_days_ago);
    const vendor_id = seeder.id('vendors', product.vendor);
    const id = await seeder.create(products, product.key, { vendor_id, ...basics(seeder, product) });
    const pictures = await picturesOf(seeder, product, vendor_id);
    const media = [...pictures.values()].map((media_id) => ({ media_id }));
    await seeder
      .get(SaveProductMedia)
      .execute(id, { version: await versionOf(seeder, id), media }, {}, caller);
    await saveVariants(seeder, id, product, pictures, caller);
    await seeder.get(ResourceService).store(products).setStatus(id, 'active', {}, caller.actor);
    if (isReduced(product)) await reduce(seeder, id, product, caller);
  }
  for (const [key, others] of Object.entries(RELATED)) {
    const related_ids = others.map((other) => seeder.id('products', other));
    const store = seeder.get(ResourceService).store(products);
    await store.update(seeder.id('products', key), { related_ids }, {}, caller.actor);
  }
}

function basics(seeder: Seeder, product: DemoProduct): Record<string, unknown> {
  const { name, short_description, description, warranty, slug, is_featured, condition } = product;
  const { return_days, min_qty, max_qty, available_in_days } = product;
  const category_ids = product.categories.map((key) => seeder.id('categories', key));
  return {
    ...translated({ name, short_description, description, warranty, ...seoTexts('products', product.key) }),
    slug,
    is_featured,
    condition,
    return_days,
    min_qty,
    max_qty,
    category_ids,
    type: product.axes.length > 0 ? 'variable' : 'simple',
    primary_category_id: category_ids[0],
    brand_id: seeder.id('brands', product.brand),
    unit_id: seeder.id('units', product.unit),
    tax_class_id: seeder.id('tax_classes', product.tax_class),
    available_at:
      available_in_days === undefined ? null : new Date(seeder.today.getTime() + available_in_days * DAY),
  };
}

async function picturesOf(seeder: Seeder, product: DemoProduct, vendor_id: number): Promise<Pictures> {
  const ids = new Map<string, number>();
  // Where nobody has said what a picture shows, the product's name does.
  for (const { file, alt } of product.pictures)
    ids.set(file, await addPicture(seeder, file, { ...product.name, ...alt }, vendor_id));
  return ids;
}

async function saveVariants(
  seeder: Seeder,
  id: number,
  product: DemoProduct,
  pictures: Pictures,
  caller: Caller,
): Promise<void> {
  const version = await versionOf(seeder, id);
  const value = (attribute: string, code: string): number =>
    seeder.id('attribute_values', `${attribute}/${code}`);
  const axes = product.axes.map((code) => ({
    attribute_id: seeder.id('attributes', code),
    value_ids: [...new Set(product.variants.map((variant) => value(code, variant.options[code] ?? '')))],
  }));
  const variants = product.variants.map((variant) => ({
    ...beforeReduction(terms(product, variant)),
    option_value_ids: product.axes.map((code) => value(code, variant.options[code] ?? '')),
    media_id: variant.picture ? (pictures.get(variant.picture) ?? null) : null,
  }));
  const attributes = product.specifications.map((row) => ({
    attribute_id: seeder.id('attributes', row.attribute),
    ...('values' in row
      ? { value_ids: row.values.map((code) => value(row.attribute, code)) }
      : { text: row.text.en }),
  }));
  await seeder.get(SaveProductAttributes).execute(id, { version, axes, variants, attributes }, {}, caller);
  await translateSpecifications(seeder, id, product);
}

function terms({ price, compare_at, cost, weight }: DemoProduct, variant: DemoVariant) {
  return {
    sku: variant.sku,
    price: variant.price ?? price,
    compare_at: variant.compare_at ?? compare_at ?? null,
    cost: variant.cost ?? cost,
    tier_prices: variant.tier_prices ?? null,
    weight: variant.weight ?? weight,
    ...cartonFor(variant.weight ?? weight),
    reorder_point: reorderPointFor(variant.opening_stock),
    opening_stock: variant.opening_stock,
  };
}

/** Days ago at most that prices were reduced. */
const REDUCED_DAYS_AGO = 12;

const isReduced = (product: DemoProduct): boolean =>
  product.variants.some((variant) => terms(product, variant).compare_at !== null);

/** A product comes into the shop at its full price. */
function beforeReduction(variant: ReturnType<typeof terms>): ReturnType<typeof terms> {
  return { ...variant, price: variant.compare_at ?? variant.price, compare_at: null };
}

/** Lowers the prices of what is compared with a higher one. */
async function reduce(seeder: Seeder, id: number, product: DemoProduct, caller: Caller): Promise<void> {
  seeder.daysAgo(Math.min(product.created_days_ago, REDUCED_DAYS_AGO));
  const { em } = seeder.database;
  for (const variant of product.variants) {
    const { sku, price, compare_at } = terms(product, variant);
    await em.update(Variant, { product_id: id, sku: normaliseSku(sku) }, { price, compare_at });
  }
  await seeder.get(ResourceService).store(products).update(id, { name: product.name.en }, {}, caller.actor);
}

async function translateSpecifications(
  seeder: Seeder,
  product_id: number,
  product: DemoProduct,
): Promise<void> {
  const rows = await seeder.database.em.find(ProductSpecification, { where: { product_id } });
  for (const specification of product.specifications) {
    if (!('text' in specification)) continue;
    const attribute_id = seeder.id('attributes', specification.attribute);
    const row = rows.find((one) => one.attribute_id === attribute_id);
    const { translations } = translated({ text: specification.text });
    if (row) await seeder.get(Translator).save('product_specifications', row.id, translations as object);
  }
}

async function versionOf(seeder: Seeder, id: number): Promise<number> {
  return (await seeder.database.em.findOneByOrFail(Product, { id })).version;
}
