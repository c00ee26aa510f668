import type { Picture, Translations } from '@stoa/contracts';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import type { Translator } from '../../../kernel/i18n';
import { overlay, Slug } from '../../../kernel/i18n';
import { ownSeo } from '../../../kernel/seo';
import { Media, pictureOf } from '../../media';
import type { Vendor } from '../../vendors';
import { Vendor as VendorEntity } from '../../vendors';
import { Attribute, AttributeValue } from '../attributes';
import { Category } from '../categories';
import { Brand } from '../brands';
import type { AttributeName, BrandName, CategoryName, ValueName, VendorName } from './localized-names';
import { LocalizedNames } from './localized-names';

const TRANSLATED = ['categories', 'brands', 'vendors', 'attributes', 'attribute_values', 'media'] as const;
type Translated = (typeof TRANSLATED)[number];
const SLUGGED = ['categories', 'brands', 'vendors'] as const;

/** All rows with reference names, in the base language, with all translations and slugs. */
export interface Facts {
  categories: Category[];
  brands: Brand[];
  vendors: Vendor[];
  attributes: Attribute[];
  values: AttributeValue[];
  media: Map<number, Media>;
  texts: Record<Translated, Map<number, Translations>>;
  slugs: Record<(typeof SLUGGED)[number], Map<string, number>>;
}

/** Loads the facts, with one query per table. */
export async function loadFacts(em: EntityManager, translator: Translator): Promise<Facts> {
  const byPlace = { sort: 'ASC', id: 'ASC' } as const;
  const categories = await em.find(Category, { order: byPlace });
  const brands = await em.find(Brand, { order: { sort: 'ASC', name: 'ASC' } });
  const vendors = await em.find(VendorEntity, { order: { id: 'ASC' } });
  const attributes = await em.find(Attribute, { order: byPlace });
  const values = await em.find(AttributeValue, { order: byPlace });
  const pictures = [
    ...categories.map((row) => row.image_id),
    ...brands.map((row) => row.logo_id),
    ...vendors.flatMap((row) => [row.logo_id, row.cover_id]),
    ...values.map((row) => row.swatch_image_id),
  ].filter((id): id is number => id !== null);
  const media = pictures.length ? await em.find(Media, { where: { id: In([...new Set(pictures)]) } }) : [];
  const rows = { categories, brands, vendors, attributes, attribute_values: values, media };
  const texts = {} as Facts['texts'];
  for (const name of TRANSLATED)
    texts[name] = await translator.findByRecords(
      name,
      rows[name].map((row) => row.id),
    );
  const slugs = { categories: new Map(), brands: new Map(), vendors: new Map() } as Facts['slugs'];
  for (const name of SLUGGED) slugs[name] = await slugsOf(em, name, rows[name]);
  const byId = new Map(media.map((row) => [row.id, row]));
  return { categories, brands, vendors, attributes, values, media: byId, texts, slugs };
}

async function slugsOf(
  em: EntityManager,
  resource: string,
  rows: { id: number; slug: string }[],
): Promise<Map<string, number>> {
  const slugs = await em.find(Slug, { where: { resource } });
  const all = new Map(slugs.map((row) => [row.slug.toLowerCase(), row.record_id]));
  for (const row of rows) if (row.slug) all.set(row.slug.toLowerCase(), row.id);
  return all;
}

/** Whether a vendor may sell now. */
export type VendorMaySell = (vendor: Vendor) => boolean;

/** Localises the facts; `chain` has the languages in which texts are looked up, in order. */
export function namesOf(
  facts: Facts,
  chain: readonly string[],
  maySell: VendorMaySell,
  namesVendors: boolean,
): LocalizedNames {
  const translate = <T extends { id: number }>(name: Translated, row: T): T =>
    chain.length ? overlay(row, facts.texts[name].get(row.id), chain) : row;
  const picture = (id: number | null): Picture | null => {
    const row = id === null ? undefined : facts.media.get(id);
    return row ? pictureOf(translate('media', row)) : null;
  };
  const inactive = new Set(facts.categories.filter((row) => row.status !== 'active').map((row) => row.id));
  return new LocalizedNames(
    byId(facts.categories.map((row) => categoryName(translate('categories', row), inactive, picture))),
    byId(facts.brands.map((row) => brandName(translate('brands', row), picture))),
    byId(facts.vendors.map((row) => vendorName(translate('vendors', row), picture, maySell(row)))),
    byId(facts.attributes.map((row) => attributeName(translate('attributes', row)))),
    byId(facts.values.map((row) => valueName(translate('attribute_values', row), picture))),
    facts.slugs,
    namesVendors,
  );
}

type PictureOf = (id: number | null) => Picture | null;

function byId<T extends { id: number }>(rows: T[]): Map<number, T> {
  return new Map(rows.map((row) => [row.id, row]));
}

function categoryName(row: Category, inactive: ReadonlySet<number>, picture: PictureOf): CategoryName {
  const { id, parent_id, slug, name, description, icon, is_featured, show_in_menu } = row;
  const trail = row.path.split('/').filter(Boolean).map(Number);
  const active = !trail.some((one) => inactive.has(one));
  const texts = { slug, name, description: description ?? '', icon, picture: picture(row.image_id) };
  const seo = ownSeo(row, name, description);
  return { id, parent_id, ...texts, seo, is_featured, show_in_menu, trail, active };
}

function brandName(row: Brand, picture: PictureOf): BrandName {
  const { id, slug, name, description, is_featured, status } = row;
  const texts = { slug, name, description: description ?? '', seo: ownSeo(row, name, description) };
  return { id, ...texts, logo: picture(row.logo_id), is_featured, active: status === 'active' };
}

function vendorName(row: Vendor, picture: PictureOf, may_sell: boolean): VendorName {
  const { id, slug, store_name, rating_sum, rating_count, product_count, store_status, is_featured } = row;
  return {
    id,
    slug,
    name: store_name,
    logo: picture(row.logo_id),
    cover: picture(row.cover_id),
    rating_avg: rating_count ? Math.round((rating_sum * 100) / rating_count) / 100 : 0,
    rating_count,
    product_count,
    store_status,
    is_featured,
    may_sell,
    // `vacation` is a schedule: outside its dates the vendor trades and is not shown as away.
    vacation:
      store_status === 'vacation' && !may_sell
        ? { ends_at: row.vacation_ends_at?.toISOString() ?? null }
        : null,
    is_approved: row.status === 'approved',
    since: (row.approved_at ?? row.created_at).toISOString(),
  };
}

function attributeName(row: Attribute): AttributeName {
  const { id, code, name, type, is_filterable, is_comparable, status } = row;
  return { id, code, name, type, is_comparable, is_filterable: is_filterable && status === 'active' };
}

function valueName(row: AttributeValue, picture: PictureOf): ValueName {
  const { id, attribute_id, code, value, swatch_color, swatch_image_id } = row;
  return {
    id,
    attribute_id,
    code,
    label: value,
    swatch: swatch_color ?? picture(swatch_image_id)?.src ?? null,
  };
}
