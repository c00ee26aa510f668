import type { EntityManager } from 'typeorm';
import { asSqlMoment } from '../../../kernel/database';
import type { Variant } from '../../catalogue';
import type { SpecialRow } from './special-terms';
import { LIVE_SPECIAL, priceNow, SPECIAL_COLUMNS } from './special-terms';

/** Variants with current special prices and compare-at prices applied; one SQL statement for any number. */
export async function atPricesOf(em: EntityManager, variants: Variant[], moment: Date): Promise<Variant[]> {
  if (variants.length === 0) return variants;
  const now = asSqlMoment(moment);
  const marks = variants.map(() => '?').join(', ');
  const rows: (SpecialRow & { id: number })[] = await em.query(
    `SELECT v.id, v.price, v.compare_at, ${SPECIAL_COLUMNS} FROM variants v JOIN products p ON p.id = v.product_id
      JOIN ${LIVE_SPECIAL} WHERE v.id IN (${marks})`,
    [now, now, ...variants.map((variant) => variant.id)],
  );
  const prices = new Map(rows.map((row) => [row.id, priceNow(row)]));
  return variants.map((variant) => {
    const now = prices.get(variant.id);
    return now ? { ...variant, price: now.price, compare_at: now.compare_at } : variant;
  });
}
