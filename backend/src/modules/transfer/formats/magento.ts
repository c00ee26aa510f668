import { BASE_LANGUAGE, LANGUAGES } from '@stoa/contracts';
import { msg } from '../../../kernel/translation';
import type { Cells, FileIndex, Format } from './format';
import { byTable } from './format';
import { MAX_OPTIONS } from './targets';

const target = byTable({
  sku: 'sku',
  store_view_code: 'language',
  product_type: 'type',
  categories: 'categories',
  name: 'name',
  description: 'description',
  short_description: 'short_description',
  weight: 'weight',
  product_online: 'status',
  price: 'price',
  special_price: 'sale_price',
  special_price_from_date: 'sale_starts_at',
  special_price_to_date: 'sale_ends_at',
  visibility: 'visibility',
  is_in_stock: 'in_stock',
  manage_stock: 'stock_tracked',
  cost: 'cost',
  url_key: 'slug',
  base_image: 'images',
  additional_images: 'images',
  base_image_label: 'image_alts',
  additional_image_labels: 'image_alts',
  meta_title: 'seo_title',
  meta_description: 'seo_description',
  related_skus: 'related',
  crosssell_skus: 'related',
  qty: 'stock',
  allow_backorders: 'backorder',
  additional_attributes: 'properties',
  configurable_variations: 'variations',
});

const KINDS: Readonly<Record<string, string>> = {
  simple: 'simple',
  configurable: 'variable',
  virtual: 'digital',
  downloadable: 'digital',
};

/** Cells of a variant's row that are used; the others repeat the product's. */
const VARIANT_CELLS = [
  'sku',
  'gtin',
  'price',
  'sale_price',
  'sale_starts_at',
  'sale_ends_at',
  'cost',
  'weight',
  'stock',
  'in_stock',
  'backorder',
  'variant_image',
  'variant_image_alt',
];
const TEXTS = ['name', 'description', 'short_description', 'slug', 'seo_title', 'seo_description'];

/** `a=1,b=2` as pairs. */
function pairsOf(text: string): [string, string][] {
  return text.split(',').flatMap((part): [string, string][] => {
    const at = part.indexOf('=');
    return at > 0 ? [[part.slice(0, at).trim(), part.slice(at + 1).trim()]] : [];
  });
}

/** The options that a configurable product's variants have. */
function optionNames({ variations = '' }: Cells): string[] {
  return variations.split('|').flatMap((one) => pairsOf(one).map(([name]) => name));
}

function note(cells: Cells, { parents }: FileIndex): void {
  if (!cells.variations) return;
  for (const variation of cells.variations.split('|')) {
    const { sku, ...options } = Object.fromEntries(pairsOf(variation)) as Record<string, string>;
    if (sku) parents.set(sku, { handle: cells.sku ?? '', name: cells.name ?? '', options, cells });
  }
}

function adapt(cells: Cells, { parents }: FileIndex): Cells {
  const sku = cells.sku ?? '';
  const parent = parents.get(sku);
  if (cells.language) return inLanguage(cells, parent?.handle ?? sku, parent !== undefined);
  if (parent) return variantOf(stocked(cells), parent);
  const named = cells.type || 'simple';
  const type = KINDS[named] ?? 'simple';
  const categories = (cells.categories ?? '')
    .split(',')
    .map((path) => path.replace(/^Default Category\/?/, ''))
    .filter(Boolean);
  const axes = new Set(optionNames(cells));
  const properties = pairsOf(cells.properties ?? '').filter(([name]) => !axes.has(name));
  const facts = properties.flatMap(([name, value], place) => [
    [`property${place + 1}_name`, name],
    [`property${place + 1}_value`, value],
  ]);
  const isVariable = type === 'variable';
  const labels = cells.image_alts && { image_alts: cells.image_alts.replace(/\s*[,\n]\s*/g, ' | ') };
  const own = isVariable ? { ...cells, sku: '', price: '', stock: '', in_stock: '' } : stocked(cells);
  return {
    ...own,
    ...labels,
    ...Object.fromEntries(facts),
    ...(!KINDS[named] && { unsupported: named }),
    type,
    handle: sku,
    categories: categories.join(','),
  };
}

function variantOf(
  cells: Cells,
  parent: { handle: string; name: string; options: Readonly<Record<string, string>> },
): Cells {
  const [variant_image = ''] = (cells.images ?? '').split(/[,\n]/);
  const [variant_image_alt = ''] = (cells.image_alts ?? '').split('\n');
  const all = { ...cells, variant_image, ...(variant_image_alt && { variant_image_alt }) };
  const kept = Object.entries(all).filter(([name]) => VARIANT_CELLS.includes(name));
  const options = Object.entries(parent.options)
    .slice(0, MAX_OPTIONS)
    .flatMap(([name, value], place) => [
      [`option${place + 1}_name`, name],
      [`option${place + 1}_value`, value],
    ]);
  return {
    ...Object.fromEntries([...kept, ...options]),
    handle: parent.handle,
    type: 'variable',
    name: parent.name,
  };
}

/** What isn't counted is sold without a limit, whatever its quantity. */
function stocked(cells: Cells): Cells {
  return cells.stock_tracked === '0' ? { ...cells, stock: '', in_stock: '1' } : cells;
}

function languageOf({ language = '' }: Cells): string | undefined {
  return LANGUAGES.find(
    (code) => code !== BASE_LANGUAGE && new RegExp(`^${code}(?![a-z])`, 'i').test(language),
  );
}

/** Texts of a store view, as translations into its language; a variant has none of its own. */
function inLanguage(cells: Cells, handle: string, isVariant: boolean): Cells {
  const language = languageOf(cells);
  if (!language || isVariant) return { handle };
  const texts = TEXTS.filter((name) => cells[name]).map((name) => [`${name}:${language}`, cells[name] ?? '']);
  return { ...Object.fromEntries(texts), handle };
}

/** Store views such as `default` override the product's own texts, which are imported. */
function warning(cells: Cells): ReturnType<NonNullable<Format['warning']>> {
  const { language = '' } = cells;
  const hasTexts = TEXTS.some((name) => cells[name]);
  if (!language || languageOf(cells) || !hasTexts) return null;
  const message = msg`the texts of the store view “${language}” are left out: it is no translation into a language of this shop`;
  return { target: 'language', value: language, message };
}

/**
 * Product exports of Magento and Adobe Commerce: variants precede the configurable product that names them.
 */
export const magento: Format = {
  source: 'magento',
  headings: [['sku', 'product_type', 'attribute_set_code']],
  target,
  lists: /\s*,\s*/,
  paths: /\s*\/\s*/,
  values: /\s*\|\s*/,
  namesByCode: true,
  note,
  adapt,
  warning,
};
