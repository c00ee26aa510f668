import type { Cells, FileIndex, Format } from './format';
import { byTable } from './format';

const table = byTable({
  id: 'id',
  type: 'type',
  sku: 'sku',
  'gtin, upc, ean, or isbn': 'gtin',
  name: 'name',
  published: 'status',
  'visibility in catalog': 'visibility',
  'in stock?': 'in_stock',
  'date sale price starts': 'sale_starts_at',
  'date sale price ends': 'sale_ends_at',
  'is featured?': 'is_featured',
  'short description': 'short_description',
  description: 'description',
  stock: 'stock',
  'backorders allowed?': 'backorder',
  'low stock amount': 'reorder_point',
  'sale price': 'sale_price',
  'regular price': 'price',
  categories: 'categories',
  tags: 'tags',
  images: 'images',
  parent: 'parent',
  brands: 'brand',
  slug: 'slug',
  'cross-sells': 'related',
  upsells: 'related',
  'meta: _yoast_wpseo_title': 'seo_title',
  'meta: _yoast_wpseo_metadesc': 'seo_description',
  'meta: rank_math_title': 'seo_title',
  'meta: rank_math_description': 'seo_description',
});

const PROPERTY = /^attribute (\d{1,2}) (name|value\(s\))$/;
const PLACE = /^property(\d+)_/;
const KINDS = new Set(['simple', 'variable', 'variation']);
const DIGITAL = new Set(['downloadable', 'virtual']);

/** Cells that a variation repeats from its product, and its own display name. */
const OF_PARENT = new Set([
  'name',
  'status',
  'categories',
  'tags',
  'brand',
  'description',
  'short_description',
  'is_featured',
  'visibility',
  'related',
  'seo_title',
  'seo_description',
  'slug',
]);
/** Cells that a variation without its own takes from its product. */
const INHERITED = ['weight', 'length', 'width', 'height'];

const keyOf = ({ sku = '', id = '' }: Cells): string => sku.trim() || `id:${id.trim()}`;

function kindsOf({ type = '' }: Cells): string[] {
  return type.toLowerCase().split(/\s*,\s*/);
}

/** A variation's attributes are its options; an option that only the product names is named by that. */
function asOptions(cells: Cells, parent: Cells): Cells {
  const named = Object.entries(cells).map(([name, text]) => {
    const place = /^property(\d+)_name$/.exec(name)?.[1];
    const isUnnamed = place !== undefined && !text && Boolean(cells[`property${place}_value`]);
    return [name.replace(/^property(\d+)_/, 'option$1_'), isUnnamed ? (parent[name] ?? '') : text];
  });
  return Object.fromEntries(named) as Cells;
}

/** The product without the attributes that are the options of its variations. */
function withoutOptions(cells: Cells, { axes }: FileIndex): Cells {
  const used = [keyOf(cells), `id:${(cells.id ?? '').trim()}`].map((key) => axes.get(key));
  const isOption = (place: string): boolean =>
    used.some((one) => one?.has(place) || one?.has(cells[`property${place}_name`] ?? ''));
  return Object.fromEntries(
    Object.entries(cells).filter(([name]) => {
      const place = PLACE.exec(name)?.[1];
      return place === undefined || !isOption(place);
    }),
  );
}

/** Notes by which attributes a product's variations differ, as the product's own row doesn't tell. */
function noteOptions(cells: Cells, { axes }: FileIndex): void {
  const key = cells.parent ?? '';
  const names = axes.get(key) ?? new Set<string>();
  for (const [name, text] of Object.entries(cells)) {
    const place = PLACE.exec(name)?.[1];
    if (place !== undefined && text) names.add(cells[`property${place}_name`] || place);
  }
  axes.set(key, names);
}

/** What is sold without shipping, or not at all here: bookings, bundles, subscriptions, links to other shops. */
function kindOf(kinds: readonly string[]): { kind: string; unsupported: string } {
  const known = kinds.find((one) => KINDS.has(one));
  const similar = kinds.some((one) => one.includes('variation'))
    ? 'variation'
    : kinds.some((one) => one.startsWith('variable'))
      ? 'variable'
      : 'simple';
  const kind = known ?? similar;
  const isDigital = kinds.some((one) => DIGITAL.has(one));
  const isUnknown = !known || (isDigital && kind !== 'simple');
  return { kind, unsupported: isUnknown ? kinds.join(', ') : '' };
}

function adapt(cells: Cells, index: FileIndex): Cells {
  const { parents } = index;
  const kinds = kindsOf(cells);
  const { kind, unsupported } = kindOf(kinds);
  const texts = {
    ...cells,
    description: (cells.description ?? '').replaceAll('\\n', '\n'),
    ...(unsupported && { unsupported }),
  };
  if (kind === 'variation') {
    const parent = parents.get(cells.parent ?? '');
    const own = Object.entries(texts).filter(([name]) => !OF_PARENT.has(name));
    const empty = INHERITED.filter((name) => !cells[name]);
    return {
      ...asOptions(Object.fromEntries(own), parent?.cells ?? {}),
      ...Object.fromEntries(empty.map((name) => [name, parent?.cells[name] ?? ''])),
      images: '',
      variant_image: (cells.images ?? '').split(',')[0]?.trim() ?? '',
      type: 'variable',
      handle: parent?.handle ?? cells.parent ?? '',
    };
  }
  if (kind === 'variable') {
    // Its stock and price are those of its variations.
    const { sku, price, stock, in_stock, ...own } = withoutOptions(texts, index);
    return { ...own, type: 'variable', handle: keyOf(cells) };
  }
  const type = kinds.some((one) => DIGITAL.has(one)) ? 'digital' : 'simple';
  return { ...texts, type, handle: keyOf(cells) };
}

/** Product exports of WooCommerce: variations refer to their product by its SKU or id. */
export const woocommerce: Format = {
  source: 'woocommerce',
  headings: [['type', 'sku', 'name', 'regular price']],
  target: (heading) => {
    const [, place, part] = PROPERTY.exec(heading) ?? [];
    if (place) return `property${place}_${part === 'name' ? 'name' : 'value'}`;
    if (/^weight \((kg|g|lbs|oz)\)$/.test(heading)) return 'weight';
    const [, side] = /^(length|width|height) \((?:mm|cm|m|in|yd)\)$/.exec(heading) ?? [];
    return side ?? table(heading);
  },
  lists: /\s*,\s*/,
  paths: /\s*>\s*/,
  note: (cells, index) => {
    const { kind } = kindOf(kindsOf(cells));
    if (kind === 'variation') noteOptions(cells, index);
    if (kind !== 'variable') return;
    const { parents } = index;
    const facts = { handle: keyOf(cells), name: cells.name ?? '', options: {}, cells };
    parents.set(facts.handle, facts);
    if (cells.id) parents.set(`id:${cells.id.trim()}`, facts);
  },
  adapt,
};
