import { LANGUAGES } from '@stoa/contracts';
import { Refusal, say } from '../../../kernel/wording';
import type { Cells, FileIndex, Format } from './format';
import { byTable } from './format';
import { MOST_OPTIONS } from './targets';

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
  cost: 'cost',
  url_key: 'slug',
  base_image: 'images',
  additional_images: 'images',
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
const VARIANT_CELLS = ['sku', 'gtin', 'price', 'sale_price', 'cost', 'weight', 'stock', 'backorder'];
/** Magento's default unit of weight; its exports don't contain the unit. */
const weight_unit = 'lb';
const TEXTS = ['name', 'description', 'short_description', 'slug'];

/** `a=1,b=2` as pairs. */
function pairsOf(text: string): [string, string][] {
  return text.split(',').flatMap((part): [string, string][] => {
    const at = part.indexOf('=');
    return at > 0 ? [[part.slice(0, at).trim(), part.slice(at + 1).trim()]] : [];
  });
}

function note(cells: Cells, { parents }: FileIndex): void {
  if (!cells.variations) return;
  for (const variation of cells.variations.split('|')) {
    const { sku, ...options } = Object.fromEntries(pairsOf(variation)) as Record<string, string>;
    if (sku) parents.set(sku, { handle: cells.sku ?? '', name: cells.name ?? '', options });
  }
}

function adapt(cells: Cells, { parents }: FileIndex): Cells {
  const sku = cells.sku ?? '';
  if (cells.language) return inLanguage(cells, sku);
  const parent = parents.get(sku);
  if (parent) return variantOf(cells, parent);
  const type = KINDS[cells.type ?? 'simple'];
  if (!type) throw new Refusal(say`a product of the type “${cells.type ?? ''}” can’t be sold here`);
  const categories = (cells.categories ?? '')
    .split(',')
    .map((path) => path.replace(/^Default Category\/?/, ''))
    .filter(Boolean);
  const properties = type === 'variable' ? [] : pairsOf(cells.properties ?? '');
  const named = properties.flatMap(([name, value], place) => [
    [`property${place + 1}_name`, name],
    [`property${place + 1}_value`, value],
  ]);
  const own = type === 'variable' ? { ...cells, sku: '', price: '', stock: '' } : cells;
  return {
    ...own,
    ...Object.fromEntries(named),
    weight_unit,
    type,
    handle: sku,
    categories: categories.join(','),
  };
}

function variantOf(
  cells: Cells,
  parent: { handle: string; name: string; options: Readonly<Record<string, string>> },
): Cells {
  const kept = Object.entries(cells).filter(([name]) => VARIANT_CELLS.includes(name));
  const options = Object.entries(parent.options)
    .slice(0, MOST_OPTIONS)
    .flatMap(([name, value], place) => [
      [`option${place + 1}_name`, name],
      [`option${place + 1}_value`, value],
    ]);
  return {
    ...Object.fromEntries([...kept, ...options]),
    handle: parent.handle,
    type: 'variable',
    name: parent.name,
    weight_unit,
  };
}

/** Texts of a store view, as translations into its language. */
function inLanguage(cells: Cells, handle: string): Cells {
  const language = LANGUAGES.find((code) => cells.language?.toLowerCase().startsWith(code));
  if (!language)
    throw new Refusal(say`the store view “${cells.language ?? ''}” matches no language of this shop`);
  const texts = TEXTS.filter((name) => cells[name]).map((name) => [`${name}:${language}`, cells[name] ?? '']);
  return { ...Object.fromEntries(texts), handle };
}

/**
 * Product exports of Magento and Adobe Commerce: variants precede the configurable product that names them.
 */
export const magento: Format = {
  source: 'magento',
  headings: ['sku', 'product_type', 'attribute_set_code'],
  target,
  lists: /\s*,\s*/,
  paths: /\s*\/\s*/,
  note,
  adapt,
};
