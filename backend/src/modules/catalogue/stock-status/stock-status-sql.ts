import type { StockStatus } from '@stoa/contracts';
import { SCARCITY } from './stock-status';

/** Available units of variant `v`, in SQL. */
const FREE = 'CASE WHEN v.on_hand > v.reserved THEN v.on_hand - v.reserved ELSE 0 END';
const variantsOf = (product: string): string =>
  `FROM variants v WHERE v.product_id = ${product} AND v.deleted_at IS NULL`;

/** SQL equivalent of the low-stock rule in `stockStatus`; `lowAt` is the shop's threshold. */
export function isLowSql(product: string, lowAt: string): string {
  const own = variantsOf(product);
  return `(EXISTS (SELECT 1 ${own} AND v.reorder_point IS NOT NULL AND ${FREE} <= v.reorder_point)
    OR (EXISTS (SELECT 1 ${own} AND v.reorder_point IS NULL) AND (SELECT SUM(${FREE}) ${own}) <= ${lowAt}))`;
}

/** SQL equivalent of `stockStatus`; `product` is the SQL of a product id, `lowAt` the shop's threshold. */
export function stockStatusSql(product: string, lowAt: string): string {
  const own = variantsOf(product);
  return `(CASE WHEN COALESCE((SELECT SUM(${FREE}) ${own}), 0) = 0
      THEN CASE WHEN EXISTS (SELECT 1 ${own} AND v.backorder = 'allow') THEN 'backorder' ELSE 'out' END
    WHEN ${isLowSql(product, lowAt)} THEN 'low' ELSE 'in_stock' END)`;
}

/** Stock status of the single variant `v`, in SQL. */
export function variantStatusSql(lowAt: string): string {
  return `(CASE WHEN ${FREE} = 0 THEN CASE WHEN v.backorder = 'allow' THEN 'backorder' ELSE 'out' END
    WHEN ${FREE} <= COALESCE(v.reorder_point, ${lowAt}) THEN 'low' ELSE 'in_stock' END)`;
}

/** SQL equivalent of `scarcestStatus`. */
export function scarcestStatusSql(product: string, lowAt: string): string {
  const has = (status: StockStatus): string =>
    `EXISTS (SELECT 1 ${variantsOf(product)} AND ${variantStatusSql(lowAt)} = '${status}')`;
  const cases = SCARCITY.map((status) => `WHEN ${has(status)} THEN '${status}'`);
  return `(CASE ${cases.join(' ')} ELSE 'out' END)`;
}
