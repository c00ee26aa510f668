import type { ShopRow } from '../../src/modules/search/product-index/shop-table';

/** A row of the product index for a live product with nothing in particular. */
export function shopRow(facts: Partial<ShopRow> & Pick<ShopRow, 'product_id'>): ShopRow {
  return {
    is_live: true,
    vendor_id: 1,
    brand_id: null,
    price: 0,
    rating: 0,
    sold_count: 0,
    stock_status: 0,
    is_featured: false,
    is_on_sale: false,
    available_ms: 0,
    created_ms: 0,
    changed_ms: 0,
    categories: [],
    variants: [],
    ...facts,
  };
}
