import { byTable, type Format } from './format';

const target = byTable({
  handle: 'handle',
  title: 'name',
  'body (html)': 'description',
  vendor: 'brand',
  'product category': 'categories',
  type: 'categories',
  tags: 'tags',
  published: 'status',
  status: 'status',
  'option1 name': 'option1_name',
  'option1 value': 'option1_value',
  'option2 name': 'option2_name',
  'option2 value': 'option2_value',
  'option3 name': 'option3_name',
  'option3 value': 'option3_value',
  'variant sku': 'sku',
  'variant grams': 'weight',
  'variant inventory qty': 'stock',
  'variant inventory policy': 'backorder',
  'variant price': 'price',
  'variant compare at price': 'compare_at',
  'variant barcode': 'gtin',
  'image src': 'images',
  'cost per item': 'cost',
});

/** Product exports of Shopify: rows with the same handle are a product with its variants and pictures. */
export const shopify: Format = {
  source: 'shopify',
  headings: ['handle', 'title', 'variant price', 'option1 value'],
  target,
  lists: /\s*\|\s*/,
  paths: /\s*>\s*/,
  adapt: (cells) => {
    const isPlain = cells.option1_value === 'Default Title';
    const { option1_name, option1_value, ...rest } = cells;
    const gtin = cells.gtin?.replace(/^'/, '') ?? '';
    return isPlain
      ? { ...rest, gtin }
      : { ...cells, option1_name: option1_name ?? '', option1_value: option1_value ?? '', gtin };
  },
};
