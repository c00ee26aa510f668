import { byTable, type Cells, type Format } from './format';

const target = byTable({
  handle: 'handle',
  title: 'name',
  'body (html)': 'description',
  vendor: 'brand',
  'product category': 'categories',
  type: 'categories',
  tags: 'tags',
  published: 'published',
  status: 'status',
  'option1 name': 'option1_name',
  'option1 value': 'option1_value',
  'option2 name': 'option2_name',
  'option2 value': 'option2_value',
  'option3 name': 'option3_name',
  'option3 value': 'option3_value',
  'variant sku': 'sku',
  'variant grams': 'weight',
  'variant inventory tracker': 'stock_tracked',
  'variant inventory qty': 'stock',
  'variant inventory policy': 'backorder',
  'variant price': 'price',
  'variant compare at price': 'compare_at',
  'variant requires shipping': 'requires_shipping',
  'gift card': 'gift_card',
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
  handleIsSlug: true,
  adapt: (cells) => {
    const isPlain = cells.option1_value === 'Default Title';
    const { option1_name, option1_value, ...rest } = cells;
    const own = { ...rest, gtin: cells.gtin?.replace(/^'/, '') ?? '', ...typeOf(cells), ...stockOf(cells) };
    return isPlain ? own : { ...own, option1_name: option1_name ?? '', option1_value: option1_value ?? '' };
  },
};

/** Gift cards are no goods; what needs no shipping is digital. */
function typeOf({ gift_card = '', requires_shipping = '' }: Cells): Cells {
  if (/^true$/i.test(gift_card)) return { unsupported: 'gift card' };
  return /^false$/i.test(requires_shipping) ? { type: 'digital' } : {};
}

/** A variant without an inventory tracker is sold without a limit, whatever its quantity. */
function stockOf({ stock_tracked, price = '' }: Cells): Cells {
  return stock_tracked === '' && price !== '' ? { stock: '', in_stock: '1' } : {};
}
