import { byTable, type Cells, type Format } from './format';

const target = byTable({
  handle: 'handle',
  'url handle': 'handle',
  title: 'name',
  'body (html)': 'description',
  description: 'description',
  vendor: 'brand',
  'product category': 'categories',
  type: 'categories',
  tags: 'tags',
  published: 'published',
  'published on online store': 'published',
  status: 'status',
  'option1 name': 'option1_name',
  'option1 value': 'option1_value',
  'option2 name': 'option2_name',
  'option2 value': 'option2_value',
  'option3 name': 'option3_name',
  'option3 value': 'option3_value',
  'variant sku': 'sku',
  sku: 'sku',
  'variant grams': 'weight',
  'weight value (grams)': 'weight',
  'variant inventory tracker': 'stock_tracked',
  'inventory tracker': 'stock_tracked',
  'variant inventory qty': 'stock',
  'inventory quantity': 'stock',
  'variant inventory policy': 'backorder',
  'continue selling when out of stock': 'backorder',
  'variant price': 'price',
  price: 'price',
  'variant compare at price': 'compare_at',
  'compare-at price': 'compare_at',
  'variant requires shipping': 'requires_shipping',
  'requires shipping': 'requires_shipping',
  'gift card': 'gift_card',
  'variant barcode': 'gtin',
  barcode: 'gtin',
  'image src': 'images',
  'product image url': 'images',
  'image position': 'image_position',
  'image alt text': 'image_alts',
  'variant image': 'variant_image',
  'variant image url': 'variant_image',
  'cost per item': 'cost',
  'seo title': 'seo_title',
  'seo description': 'seo_description',
});

/** Product exports of Shopify: rows with the same handle are a product with its variants and pictures. */
export const shopify: Format = {
  source: 'shopify',
  headings: [
    ['handle', 'title', 'variant price', 'option1 value'],
    ['url handle', 'title', 'price', 'option1 value'],
  ],
  target,
  lists: /\s*\|\s*/,
  paths: /\s*>\s*/,
  handleIsSlug: true,
  adapt: (cells) => {
    const isPlain = cells.option1_value === 'Default Title';
    const { option1_name, option1_value, ...rest } = cells;
    // A row has one picture: its text may contain the separator of lists.
    const alts = cells.image_alts && { image_alts: cells.image_alts.replaceAll('|', '\\|') };
    const gtin = cells.gtin?.replace(/^'/, '') ?? '';
    const own = { ...rest, ...alts, gtin, ...typeOf(cells), ...stockOf(cells) };
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
