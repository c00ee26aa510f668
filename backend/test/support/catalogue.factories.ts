import type { ProductRecord, SaveProductAttributes as Step } from '@stoa/contracts';
import type { Caller } from '../../src/kernel/access';
import type { BaseRecord } from '../../src/kernel/database';
import { Database } from '../../src/kernel/database';
import type { ResourceDefinition } from '../../src/kernel/resource';
import { ResourceService } from '../../src/kernel/resource';
import {
  AttributeValue,
  attributes,
  attributeValues,
  brands,
  categories,
  Product,
  products,
  SaveProductAttributes,
} from '../../src/modules/catalogue';
import { next } from './factories';
import type { Shop } from './shop';
import { givenVendor } from './vendors.factories';

const NOBODY: Caller = { actor: null, session: null, language: 'en', currency: null, ip: '127.0.0.1' };

/** Properties of a product that a test sets; all others get defaults. */
export interface ProductFacts extends Partial<Omit<Product, 'status' | 'type'>> {
  price?: number;
  /** Grams. */
  weight?: number | null;
  compare_at?: number | null;
  /** Quantity breaks: minimum quantity → price. */
  tiers?: Record<number, number>;
  stock?: number;
  status?: Product['status'];
  attributes?: Step['attributes'];
  /** Several variants make the product type `variable`. */
  axes?: Step['axes'];
  variants?: Step['variants'];
  translations?: Record<string, Record<string, string>>;
}

/** A product with its variants. */
export type GivenProduct = ProductRecord;

async function made<T extends BaseRecord>(
  shop: Shop,
  definition: ResourceDefinition<T>,
  input: object,
): Promise<number> {
  return shop.app
    .get(ResourceService)
    .store(definition)
    .create({ ...input }, {}, null);
}

/** Creates a category; `parent_id` makes it a subcategory. */
export function givenCategory(shop: Shop, facts: Record<string, unknown> = {}): Promise<number> {
  return made(shop, categories, { name: `Category ${next()}`, ...facts });
}

export function givenBrand(shop: Shop, facts: Record<string, unknown> = {}): Promise<number> {
  return made(shop, brands, { name: `Brand ${next()}`, ...facts });
}

/** Creates a filterable attribute that is an option of variants; returns value ids by code. */
export async function givenAttribute(
  shop: Shop,
  code: string,
  ...values: string[]
): Promise<{ id: number; values: Record<string, number> }> {
  const flags = { is_variant_axis: true, is_filterable: true };
  const id = await made(shop, attributes, { name: code, code, type: 'select', ...flags });
  for (const [sort, value] of values.entries())
    await made(shop, attributeValues, { attribute_id: id, value, code: value, sort });
  const rows = await shop.app.get(Database).em.find(AttributeValue, { where: { attribute_id: id } });
  return { id, values: Object.fromEntries(rows.map((row) => [row.code, row.id])) };
}

/** Creates an active product with stock by the editor's services, for a new vendor unless one is given. */
export async function givenProduct(shop: Shop, facts: ProductFacts = {}): Promise<GivenProduct> {
  const {
    price = 1000,
    weight = null,
    compare_at = null,
    tiers = {},
    stock = 10,
    status = 'active',
    axes = [],
    variants,
    attributes: lines,
    ...rest
  } = facts;
  const vendor_id = facts.vendor_id ?? (await givenVendor(shop)).vendor.id;
  const n = next();
  const type = axes.length ? 'variable' : 'simple';
  const resourceService = shop.app.get(ResourceService);
  const is_free = price === 0;
  const id = await made(shop, products, { name: `Product ${n}`, type, is_free, ...rest, vendor_id });
  const tier_prices = Object.entries(tiers).map(([min, of]) => ({ min_quantity: Number(min), price: of }));
  const costs = { price, compare_at, tier_prices };
  const simple = { sku: `SKU-${n}`, option_value_ids: [], ...costs, weight, opening_stock: stock };
  const step: Step = { version: 1, axes, variants: variants ?? [simple], attributes: lines ?? [] };
  const record = await shop.app.get(SaveProductAttributes).execute(id, step, {}, NOBODY);
  if (status !== 'draft') await resourceService.store(products).setStatus(id, 'active', {}, null);
  if (status !== 'draft' && status !== 'active')
    await resourceService.store(products).setStatus(id, status, {}, null);
  return { ...(record as GivenProduct), status };
}
