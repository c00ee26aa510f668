import type { Translations } from '@stoa/contracts';
import type { EntityManager } from 'typeorm';
import { unionRows } from '../../../kernel/database';
import { slugsByRecord, translationsByResource } from '../../../kernel/i18n';
import type { Product } from '../../catalogue';
import { atPricesOf } from '../../pricing';
import { type MentionedRows, mentionedSources, type OwnRows, ownSources } from './fact-sources';

/** Translated resources whose texts cards and pages contain. */
const TEXT_SOURCES = [
  'products',
  'brands',
  'categories',
  'attributes',
  'attribute_values',
  'units',
  'media',
  'vendors',
  'product_specifications',
] as const;

/** A translated resource whose texts cards and pages contain. */
export type TextSource = (typeof TEXT_SOURCES)[number];

/** Source data of the read models of some products. */
export interface ProductFacts extends RecordsById<Omit<MentionedRows, 'texts'>> {
  products: OwnRows['products'];
  /** At current prices. */
  variants: Map<number, OwnRows['variants']>;
  options: Map<number, OwnRows['options']>;
  /** Ids of a product's own categories. */
  categoriesOf: Map<number, number[]>;
  gallery: Map<number, number[]>;
  specifications: Map<number, OwnRows['specifications']>;
  slugs: Map<number, Record<string, string>>;
  texts: Record<TextSource, Map<number, Translations>>;
  /** Current prices as the price history has recorded them. */
  prices: OwnRows['prices'];
  /** Search words as they are stored. */
  words: OwnRows['words'];
}

type RecordsById<R> = { [K in keyof R]: R[K] extends (infer T)[] ? Map<number, T> : never };

/**
 * Loads the source data in two SQL statements, whatever the number of products.
 * @param known the rows of the products, where the caller has just read them
 */
export async function loadProductFacts(
  em: EntityManager,
  ids: readonly number[],
  moment: Date,
  known?: Product[],
): Promise<ProductFacts> {
  const rows = await unionRows(em, ownSources(ids, moment, known !== undefined));
  const own = { ...rows, products: known ?? rows.products };
  const mentioned = await unionRows(em, mentionedSources(own));
  const variants = atPricesOf(own.variants, own.products, own.specials).sort(bySort);
  return {
    brands: recordsById(mentioned.brands),
    categories: recordsById(mentioned.categories),
    attributes: recordsById(mentioned.attributes),
    values: recordsById(mentioned.values),
    units: recordsById(mentioned.units),
    media: recordsById(mentioned.media),
    vendors: recordsById(mentioned.vendors),
    products: own.products,
    texts: translationsByResource(TEXT_SOURCES, mentioned.texts),
    slugs: slugsByRecord(own.slugs),
    variants: grouped(variants, ofProduct),
    options: grouped(own.options, (row) => row.variant_id),
    specifications: grouped(own.specifications.sort(byId), ofProduct),
    gallery: idsBy(
      own.gallery.sort((a, b) => a.sort - b.sort),
      (row) => row.media_id,
    ),
    categoriesOf: idsBy(own.pairs, (row) => row.category_id),
    prices: own.prices,
    words: own.words,
  };
}

const ofProduct = (row: { product_id: number }): number => row.product_id;
const byId = (a: { id: number }, b: { id: number }): number => a.id - b.id;
const bySort = (a: { id: number; sort: number }, b: { id: number; sort: number }): number =>
  a.sort - b.sort || byId(a, b);

function recordsById<T extends { id: number }>(rows: readonly T[]): Map<number, T> {
  return new Map(rows.map((row) => [row.id, row]));
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

function idsBy<T extends { product_id: number }>(
  rows: readonly T[],
  id: (row: T) => number,
): Map<number, number[]> {
  return new Map([...grouped(rows, ofProduct)].map(([of, group]) => [of, group.map(id)]));
}
