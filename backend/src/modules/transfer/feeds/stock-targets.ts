/** What a file of stock and prices may set. */
export const STOCK_TARGETS: ReadonlySet<string> = new Set([
  'sku',
  'stock',
  'in_stock',
  'backorder',
  'price',
  'sale_price',
  'sale_starts_at',
  'sale_ends_at',
  'compare_at',
  'tier_prices',
  'cost',
  'currency',
]);
