import type { INestApplicationContext } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { In } from 'typeorm';
import { Clock } from '../src/kernel/clock';
import { Database } from '../src/kernel/database';
import {
  attributes,
  AttributeValue,
  attributeValues,
  brands,
  categories,
  Product,
  ProductAxis,
  ProductCategory,
  ProductMedia,
  Variant,
  VariantOption,
} from '../src/modules/catalogue';
import { ReadModels } from '../src/modules/search';
import { Slug } from '../src/kernel/i18n';
import type { ResourceDefinition } from '../src/kernel/resource';
import { ResourceService } from '../src/kernel/resource';
import type { BaseRecord, EntityClass } from '../src/kernel/database';
import { Media } from '../src/modules/media';
import { Vendor, vendors } from '../src/modules/vendors';

const MADE_OF =
  'oak ash birch linen wool cotton steel brass copper glass clay stone paper cork felt silk'.split(' ');
const KIND = 'small large round square folding plain bright quiet warm light heavy slim'.split(' ');
export const THINGS =
  'lamp chair table shirt kettle basket blanket mirror clock bowl shelf stool bag radio vase rug'.split(' ');

const ROOTS = 10;
const BELOW = 5;
const BRANDS = 40;
const VENDORS = 25;
const PICTURES = 300;
const COLORS = ['black', 'white', 'red', 'blue', 'green', 'grey', 'sand', 'brown'];
const SIZES = ['xs', 's', 'm', 'l', 'xl'];
const BATCH_SIZE = 500;
const DAY = 86_400_000;

interface Ids {
  categories: number[];
  brands: number[];
  vendors: number[];
  pictures: number[];
  color: number;
  colors: number[];
  size: number;
  sizes: number[];
}

/** A deterministic pseudo-random number between 0 and 1, so that every run has the same data. */
function chance(n: number, salt: number): number {
  const x = Math.sin(n * 12.9898 + salt * 78.233) * 43758.5453;
  return x - Math.floor(x);
}

function pick<T>(list: readonly T[], n: number, salt: number): T {
  return list[Math.floor(chance(n, salt) * list.length)] as T;
}

/** Bulk-inserts products of two variants each into an empty shop; the application builds the read models. */
export async function loadCatalogue(shop: INestApplicationContext, products: number): Promise<void> {
  const ids = await loadSurroundings(shop);
  const database = shop.get(Database);
  const models = shop.get(ReadModels);
  for (let from = 1; from <= products; from += BATCH_SIZE) {
    const numbers = Array.from({ length: Math.min(BATCH_SIZE, products - from + 1) }, (_, i) => from + i);
    await database.tx(async () => {
      await insertProducts(database, numbers, ids, shop.get(Clock).now());
      await models.renew(numbers);
    });
  }
}

async function loadSurroundings(shop: INestApplicationContext): Promise<Ids> {
  const resourceService = shop.get(ResourceService);
  const database = shop.get(Database);
  const now = shop.get(Clock).now();
  const make = <T extends BaseRecord>(definition: ResourceDefinition<T>, input: object): Promise<number> =>
    resourceService.store(definition).create({ ...input }, {}, null);
  const many = async (count: number, one: (n: number) => Promise<number>): Promise<number[]> => {
    const made: number[] = [];
    for (let n = 0; n < count; n++) made.push(await one(n));
    return made;
  };
  const axis = async (code: string, names: string[]): Promise<[number, number[]]> => {
    const flags = { is_filterable: true, is_variant_axis: true };
    const id = await make(attributes, { name: code, code, ...flags });
    await many(names.length, (n) =>
      make(attributeValues, { attribute_id: id, value: names[n], code: names[n], sort: n }),
    );
    const rows = await database.em.find(AttributeValue, { where: { attribute_id: id } });
    return [id, rows.map((row) => row.id)];
  };
  const roots = await many(ROOTS, (n) => make(categories, { name: `Department ${n}`, is_featured: true }));
  const below = await many(ROOTS * BELOW, (n) =>
    make(categories, { name: `Shelf ${n}`, parent_id: roots[n % ROOTS] }),
  );
  const sellers = await many(VENDORS, (n) =>
    make(vendors, { store_name: `Store ${n}`, email: `s${n}@stoa.test` }),
  );
  await database.tx((em) => em.update(Vendor, { id: In(sellers) }, { status: 'approved', approved_at: now }));
  const [color, colors] = await axis('color', COLORS);
  const [size, sizes] = await axis('size', SIZES);
  return {
    categories: below,
    vendors: sellers,
    color,
    colors,
    size,
    sizes,
    brands: await many(BRANDS, (n) => make(brands, { name: `Maker ${n}` })),
    pictures: await loadPictures(database, now),
  };
}

async function loadPictures(database: Database, now: Date): Promise<number[]> {
  const rows = Array.from({ length: PICTURES }, (_, n) => ({
    filename: `picture-${n}.webp`,
    alt: `Picture ${n}`,
    mime: 'image/webp',
    bytes: 40_000,
    width: 1600,
    height: 1200,
    sha256: createHash('sha256').update(String(n)).digest('hex').slice(0, 32),
    placeholder: `data:image/webp;base64,${'A'.repeat(160)}`,
    created_at: now,
    updated_at: now,
  }));
  await database.tx((em) => em.insert(Media, rows));
  return (await database.em.find(Media, { select: { id: true } })).map((row) => row.id);
}

async function insertProducts(database: Database, numbers: number[], ids: Ids, now: Date): Promise<void> {
  const insert = async (entity: EntityClass, rows: object[]): Promise<void> => {
    // Skips TypeORM's read-back of inserted rows, which takes longer than the insert.
    await database.em.createQueryBuilder().insert().into(entity).values(rows).updateEntity(false).execute();
  };
  for (const [entity, rows] of productRows(numbers, ids, now)) await insert(entity, rows);
}

function productRows(numbers: number[], ids: Ids, now: Date): [EntityClass, object[]][] {
  const two = numbers.flatMap((n) => [0, 1].map((place) => ({ n, id: n * 2 - 1 + place, place })));
  const value = (n: number, place: number): number => ids.colors[(n + place * 3) % ids.colors.length] ?? 0;
  const sized = (n: number): number => pick(ids.sizes, n, 9);
  const slug = { resource: 'products', language: 'en', is_current: true };
  const picture = (n: number, sort: number): number => ids.pictures[(n + sort * 7) % PICTURES] ?? 0;
  const axes = [ids.color, ids.size];
  return [
    [Product, numbers.map((n) => productRow(n, ids, now))],
    [Slug, numbers.map((n) => ({ ...slug, slug: slugOf(n), record_id: n }))],
    [ProductCategory, numbers.map((n) => ({ product_id: n, category_id: pick(ids.categories, n, 1) }))],
    [
      ProductMedia,
      numbers.flatMap((n) => [0, 1, 2].map((sort) => ({ product_id: n, media_id: picture(n, sort), sort }))),
    ],
    [
      ProductAxis,
      numbers.flatMap((n) => axes.map((attribute_id, sort) => ({ product_id: n, attribute_id, sort }))),
    ],
    [
      Variant,
      two.map(({ n, id, place }) => variantRow(n, id, place, `${value(n, place)}.${sized(n)}`, ids, now)),
    ],
    [
      VariantOption,
      two.flatMap(({ n, id, place }) => [
        { variant_id: id, attribute_id: ids.color, value_id: value(n, place) },
        { variant_id: id, attribute_id: ids.size, value_id: sized(n) },
      ]),
    ],
  ];
}

function nameOf(n: number): string {
  const words = [pick(KIND, n, 2), pick(MADE_OF, n, 3), pick(THINGS, n, 4)];
  return `${words.join(' ')} ${n}`;
}

function slugOf(n: number): string {
  return nameOf(n).replaceAll(' ', '-');
}

function productRow(n: number, ids: Ids, now: Date): object {
  const created_at = new Date(now.getTime() - Math.floor(chance(n, 5) * 700 * DAY));
  return {
    id: n,
    vendor_id: pick(ids.vendors, n, 6),
    brand_id: pick(ids.brands, n, 7),
    type: 'variable',
    status: 'active',
    name: nameOf(n),
    slug: slugOf(n),
    primary_category_id: pick(ids.categories, n, 1),
    is_featured: n % 50 === 0,
    short_description: `A ${nameOf(n)} that lasts, made in a small workshop and sent in a box without plastic.`,
    description: `<p>${'Made by hand from wood of the region, oiled twice and packed with care. '.repeat(12)}</p>`,
    rating_sum: Math.floor(chance(n, 8) * 200),
    rating_count: 50,
    sold_count: Math.floor(chance(n, 10) * 900),
    created_at,
    updated_at: created_at,
  };
}

/** Pieces of a variant that is in stock: enough for an hour of purchases. */
const IN_STOCK = 2_000;

function variantRow(n: number, id: number, place: number, option_key: string, ids: Ids, now: Date): object {
  const price = 500 + Math.floor(chance(n, 11) * 40_000);
  const on_hand = chance(n, 12) < 0.08 ? 0 : IN_STOCK + place;
  const vendor_id = pick(ids.vendors, n, 6);
  return {
    id,
    product_id: n,
    vendor_id,
    sku: `SKU-${id}`,
    option_key,
    price: price + place * 100,
    on_hand,
    sort: place,
    created_at: now,
    updated_at: now,
  };
}
