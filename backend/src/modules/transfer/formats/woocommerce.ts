import type { Cells, FileIndex, Format } from './format';
import { byTable } from './format';
import { Refusal, say } from '../../../kernel/wording';

const table = byTable({
  id: 'id',
  type: 'type',
  sku: 'sku',
  'gtin, upc, ean, or isbn': 'gtin',
  name: 'name',
  published: 'status',
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
});

const PROPERTY = /^attribute (\d{1,2}) (name|value\(s\))$/;
const KINDS = new Set(['simple', 'variable', 'variation']);

/** Cells that a variation repeats from its product, and its own display name. */
const OF_PARENT = new Set([
  'name',
  'status',
  'categories',
  'tags',
  'brand',
  'description',
  'short_description',
]);

const keyOf = ({ sku = '', id = '' }: Cells): string => sku.trim() || `id:${id.trim()}`;

function kindsOf({ type = '' }: Cells): string[] {
  return type.toLowerCase().split(/\s*,\s*/);
}

/** A variation's attributes are its options; elsewhere they describe the product or list all options. */
function asOptions(cells: Cells): Cells {
  return Object.fromEntries(
    Object.entries(cells).map(([name, text]) => [name.replace(/^property(\d+)_/, 'option$1_'), text]),
  );
}

function withoutProperties(cells: Cells): Cells {
  return Object.fromEntries(Object.entries(cells).filter(([name]) => !name.startsWith('property')));
}

function adapt(cells: Cells, { parents }: FileIndex): Cells {
  const kinds = kindsOf(cells);
  const kind = kinds.find((one) => KINDS.has(one));
  if (!kind) throw new Refusal(say`a product of the type “${cells.type ?? ''}” can’t be sold here`);
  const texts = { ...cells, description: (cells.description ?? '').replaceAll('\\n', '\n') };
  if (kind === 'variation') {
    const parent = parents.get(cells.parent ?? '');
    const own = Object.entries(texts).filter(([name]) => !OF_PARENT.has(name));
    return {
      ...asOptions(Object.fromEntries(own)),
      type: 'variable',
      handle: parent?.handle ?? cells.parent ?? '',
    };
  }
  const isDigital = kinds.includes('downloadable') || kinds.includes('virtual');
  const type = kind === 'variable' ? 'variable' : isDigital ? 'digital' : 'simple';
  return { ...(kind === 'variable' ? withoutProperties(texts) : texts), type, handle: keyOf(cells) };
}

/** Product exports of WooCommerce: variations refer to their product by its SKU or id. */
export const woocommerce: Format = {
  source: 'woocommerce',
  headings: ['type', 'sku', 'name', 'regular price'],
  target: (heading) => {
    const [, place, part] = PROPERTY.exec(heading) ?? [];
    if (place) return `property${place}_${part === 'name' ? 'name' : 'value'}`;
    if (/^weight \((kg|g|lbs|oz)\)$/.test(heading)) return 'weight';
    const [, side] = /^(length|width|height) \((?:mm|cm|m|in|yd)\)$/.exec(heading) ?? [];
    return side ?? table(heading);
  },
  lists: /\s*,\s*/,
  paths: /\s*>\s*/,
  note: (cells, { parents }) => {
    if (!kindsOf(cells).includes('variable')) return;
    const facts = { handle: keyOf(cells), name: cells.name ?? '', options: {} };
    parents.set(facts.handle, facts);
    if (cells.id) parents.set(`id:${cells.id.trim()}`, facts);
  },
  adapt,
};
