import fc from 'fast-check';
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

/** Any rows of few products, so that many of them agree; values 1–9 are of attribute 1, 11–19 of attribute 2. */
export const shopRows = fc.uniqueArray(
  fc.record({
    product_id: fc.integer({ min: 1, max: 60 }),
    is_live: fc.boolean(),
    vendor_id: fc.integer({ min: 1, max: 3 }),
    brand_id: fc.option(fc.integer({ min: 1, max: 3 })),
    price: fc.integer({ min: 0, max: 20 }),
    rating: fc.integer({ min: 0, max: 500 }),
    sold_count: fc.integer({ min: 0, max: 5 }),
    stock_status: fc.integer({ min: 0, max: 3 }),
    is_featured: fc.boolean(),
    is_on_sale: fc.boolean(),
    available_ms: fc.constant(0),
    created_ms: fc.integer({ min: 0, max: 9 }),
    changed_ms: fc.integer({ min: 0, max: 2 }),
    categories: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }),
    variants: fc
      .array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 11, max: 13 })), { maxLength: 3 })
      .map((variants) => variants.flatMap((variant) => [...variant, 0])),
  }),
  { selector: (row) => row.product_id, maxLength: 40 },
);
