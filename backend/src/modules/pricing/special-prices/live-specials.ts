import { asSqlMoment, placeholders, type RowSource } from '../../../kernel/database';
import type { Product, Variant } from '../../catalogue';
import { SpecialPrice } from './special-price.entity';
import { isInEffectSql, priceNow } from './special-terms';

/** The special prices of some products' variants that are in effect. */
export function liveSpecials(productIds: readonly number[], moment: Date): RowSource<SpecialPrice> {
  const marks = placeholders(productIds);
  const now = asSqlMoment(moment);
  return {
    entity: SpecialPrice,
    rest: `JOIN variants v ON v.id = r.variant_id WHERE v.product_id IN (${marks}) AND ${isInEffectSql('r')}`,
    values: [...productIds, now, now],
  };
}

/** Variants of these products with current special prices and compare-at prices applied. */
export function atPricesOf<V extends Pick<Variant, 'id' | 'product_id' | 'price' | 'compare_at'>>(
  variants: readonly V[],
  products: readonly Pick<Product, 'id' | 'min_qty'>[],
  specials: readonly SpecialPrice[],
): V[] {
  const minimums = new Map(products.map(({ id, min_qty }) => [id, min_qty]));
  const byVariant = new Map(specials.map((special) => [special.variant_id, special]));
  return variants.map((variant) => {
    const special = byVariant.get(variant.id);
    const min_qty = minimums.get(variant.product_id);
    if (!special || min_qty === undefined) return variant;
    const { id: special_id, price: special_price, rate: special_rate, ends_at: special_ends_at } = special;
    const { price, compare_at } = priceNow({
      ...variant,
      ...special,
      price: variant.price,
      special_id,
      special_price,
      special_rate,
      special_ends_at,
      min_qty,
    });
    return { ...variant, price, compare_at };
  });
}
