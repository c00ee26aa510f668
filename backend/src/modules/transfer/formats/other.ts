import type { Format } from './format';
import { isTarget } from './targets';

/** Common headings by target. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  handle: ['id', 'product id', 'parent sku', 'group'],
  name: ['title', 'product', 'product name', 'item name'],
  description: ['body', 'details', 'long description'],
  short_description: ['summary', 'short description', 'excerpt'],
  price: ['regular price', 'unit price', 'retail price', 'selling price'],
  compare_at: ['old price', 'list price', 'msrp', 'rrp', 'compare at price', 'was price'],
  cost: ['cost price', 'purchase price'],
  stock: ['quantity', 'qty', 'inventory', 'on hand', 'stock quantity'],
  gtin: ['ean', 'upc', 'barcode', 'isbn', 'ean13'],
  sku: ['item number', 'article number', 'product code', 'code'],
  categories: ['category', 'product category', 'department'],
  brand: ['maker', 'label'],
  images: ['image', 'image url', 'picture', 'photo', 'image urls', 'pictures'],
  tags: ['keywords', 'labels'],
  weight: ['weight (g)', 'grams'],
};

const KNOWN = new Map(
  Object.entries(SYNONYMS).flatMap(([target, names]) => names.map((name) => [name, target])),
);

/** Any other table: columns are matched by common headings. */
export const other: Format = {
  source: 'other',
  headings: [],
  target: (heading) => {
    const plain = heading.replace(/\s*\([^()]*\)$/, '');
    const words = plain.replace(/[_-]+/g, ' ');
    const own = plain.replace(/[\s-]+/g, '_');
    if (isTarget(own, 'admin')) return own;
    return KNOWN.get(words) ?? null;
  },
  lists: /\s*\|\s*/,
  paths: /\s*(?:->|>|\/)\s*/,
  adapt: (cells) => cells,
};
