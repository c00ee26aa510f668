import { byTable, type Format } from './format';

const table = byTable({
  slug: 'handle',
  sku: 'sku',
  name: 'name',
  price: 'price',
  compare_at_price: 'compare_at',
  cost_price: 'cost',
  currency: 'currency',
  status: 'status',
  description: 'description',
  tags: 'tags',
  category1: 'categories',
  category2: 'categories',
  category3: 'categories',
  option1_name: 'option1_name',
  option1_value: 'option1_value',
  option2_name: 'option2_name',
  option2_value: 'option2_value',
  option3_name: 'option3_name',
  option3_value: 'option3_value',
  image1_src: 'images',
  image2_src: 'images',
  image3_src: 'images',
  weight: 'weight',
  weight_unit: 'weight_unit',
  available_on: 'available_at',
  inventory_count: 'stock',
  inventory_backorderable: 'backorder',
  meta_title: 'seo_title',
  meta_description: 'seo_description',
});

/** Product exports of Spree: a product's row is followed by those of its variants. */
export const spree: Format = {
  source: 'spree',
  headings: [['slug', 'sku', 'option1_name', 'inventory_count']],
  target: (heading) => {
    const own = /^custom_field\.\w+\.([\w-]+)$/.exec(heading)?.[1];
    return own ? `attribute:${own}` : table(heading);
  },
  lists: /\s*\|\s*/,
  paths: /\s*->\s*/,
  handleIsSlug: true,
  // A product with variants has a row of its own, whose SKU and price belong to none of them.
  note: (cells, { parents }) => {
    const { handle = '', name = '', option1_value } = cells;
    if (option1_value) parents.set(handle, { handle, name, options: {}, cells: {} });
  },
  adapt: (cells, { parents }) =>
    cells.name && !cells.option1_value && parents.has(cells.handle ?? '')
      ? { ...cells, sku: '', price: '', stock: '' }
      : cells,
};
