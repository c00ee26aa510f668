import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import type { Translator } from '../../../kernel/i18n';
import { pictureUrls } from '../../../kernel/storage';
import type { ExistingProduct } from '../../catalogue';
import {
  Attribute,
  AttributeValue,
  Brand,
  Category,
  loadKnown,
  Manufacturer,
  Product,
  Unit,
} from '../../catalogue';
import { Media } from '../../media';
import { TaxClass } from '../../taxation';
import { Vendor } from '../../vendors';
import { escapeEntry } from '../formats/own';

/** A page of products with the names of everything that their rows refer to. */
export interface ProductSheets {
  known: Map<number, ExistingProduct>;
  /** By id of the picture. */
  pictures: Map<number, { url: string; alt: string }>;
  /** Addresses of related products. */
  related: Map<number, string>;
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
    pictures: await picturesOf(em, known),
    related: await relatedOf(em, known),
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
  known: ReadonlyMap<number, ExistingProduct>,
): Promise<Map<number, AttributeValue>> {
  const ids = [...known.values()].flatMap(({ variants, specifications }) => [
    ...variants.flatMap(({ option_key }) => option_key.split('.').filter(Boolean).map(Number)),
    ...specifications.flatMap(({ value_id }) => value_id ?? []),
  ]);
  const rows = ids.length ? await em.find(AttributeValue, { where: { id: In([...new Set(ids)]) } }) : [];
  return new Map(rows.map((row) => [row.id, row]));
}

async function picturesOf(
  em: EntityManager,
  known: ReadonlyMap<number, ExistingProduct>,
): Promise<ProductSheets['pictures']> {
  const ids = [...known.values()].flatMap(({ media_ids, variants }) => [
    ...media_ids,
    ...variants.flatMap(({ media_id }) => media_id ?? []),
  ]);
  const rows = ids.length ? await em.find(Media, { where: { id: In([...new Set(ids)]) } }) : [];
  return new Map(
    rows.map(({ id, sha256, width, alt }) => [id, { url: pictureUrls(sha256, width).src, alt: alt ?? '' }]),
  );
}

async function relatedOf(
  em: EntityManager,
  known: ReadonlyMap<number, ExistingProduct>,
): Promise<Map<number, string>> {
  const ids = [...known.values()].flatMap(({ related_ids }) => related_ids);
  const where = { id: In([...new Set(ids)]) };
  const rows = ids.length ? await em.find(Product, { where, select: { id: true, slug: true } }) : [];
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}
