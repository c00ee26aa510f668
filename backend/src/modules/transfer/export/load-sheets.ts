import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import type { Translator } from '../../../kernel/i18n';
import { pictureUrls } from '../../../kernel/storage';
import type { KnownProduct, Product } from '../../catalogue';
import {
  Attribute,
  AttributeValue,
  Brand,
  Category,
  loadKnown,
  Manufacturer,
  ProductMedia,
  Unit,
} from '../../catalogue';
import { Media } from '../../media';
import { TaxClass } from '../../taxation';
import { Vendor } from '../../vendors';
import { escapeEntry } from '../formats/own';

/** A page of products with the names of everything that their rows refer to. */
export interface ProductSheets {
  known: Map<number, KnownProduct>;
  /** URLs of a product's pictures, in order. */
  pictures: Map<number, string[]>;
  names: Record<'brands' | 'manufacturers' | 'units' | 'taxClasses' | 'vendors', Map<number, string>>;
  /** Path of a category from its root. */
  categories: Map<number, string>;
  attributes: Map<number, Attribute>;
  values: Map<number, AttributeValue>;
}

/** Loads it with a fixed number of queries. */
export async function loadSheets(
  em: EntityManager,
  translator: Translator,
  products: readonly Product[],
): Promise<ProductSheets> {
  const drafts = products.map(({ id, vendor_id }) => ({ id, vendor_id, values: {}, axes: [], variants: [] }));
  const { products: known } = await loadKnown(em, translator, drafts);
  return {
    known,
    pictures: await picturesOf(em, products),
    names: {
      brands: namesOf(await em.find(Brand), 'name'),
      manufacturers: namesOf(await em.find(Manufacturer), 'name'),
      units: namesOf(await em.find(Unit), 'name'),
      taxClasses: namesOf(await em.find(TaxClass), 'code'),
      vendors: namesOf(await em.find(Vendor), 'slug'),
    },
    categories: await pathsOf(em),
    attributes: new Map((await em.find(Attribute)).map((row) => [row.id, row])),
    values: await valuesOf(em, known),
  };
}

function namesOf<K extends string>(
  rows: readonly ({ id: number } & Record<K, string>)[],
  name: K,
): Map<number, string> {
  return new Map(rows.map((row) => [row.id, row[name]]));
}

async function pathsOf(em: EntityManager): Promise<Map<number, string>> {
  const rows = await em.find(Category);
  const names = new Map(rows.map((row) => [row.id, row.name]));
  const steps = (path: string): string[] =>
    path
      .split('/')
      .filter(Boolean)
      .map((id) => escapeEntry(names.get(Number(id)) ?? ''));
  return new Map(rows.map(({ id, path }) => [id, steps(path).join(' > ')]));
}

async function valuesOf(
  em: EntityManager,
  known: ReadonlyMap<number, KnownProduct>,
): Promise<Map<number, AttributeValue>> {
  const ids = [...known.values()].flatMap(({ variants, specifications }) => [
    ...variants.flatMap(({ option_key }) => option_key.split('.').filter(Boolean).map(Number)),
    ...specifications.flatMap(({ value_id }) => value_id ?? []),
  ]);
  const rows = ids.length ? await em.find(AttributeValue, { where: { id: In([...new Set(ids)]) } }) : [];
  return new Map(rows.map((row) => [row.id, row]));
}

async function picturesOf(em: EntityManager, products: readonly Product[]): Promise<Map<number, string[]>> {
  const where = { product_id: In(products.map(({ id }) => id)) };
  const rows = products.length ? await em.find(ProductMedia, { where, order: { sort: 'ASC' } }) : [];
  const media = rows.length
    ? await em.find(Media, { where: { id: In(rows.map((row) => row.media_id)) } })
    : [];
  const urls = new Map(media.map(({ id, sha256, width }) => [id, pictureUrls(sha256, width).src]));
  const found = new Map<number, string[]>();
  for (const { product_id, media_id } of rows)
    found.set(product_id, [...(found.get(product_id) ?? []), urls.get(media_id) ?? '']);
  return found;
}
