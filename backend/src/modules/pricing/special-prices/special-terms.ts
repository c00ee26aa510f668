import { asDate } from '../../../kernel/database';
import { applyRate } from '../../../kernel/money';

/** Terms of a special price: an amount, or a share that is deducted from the regular price. */
export interface SpecialTerms {
  price: number | null;
  rate: string | null;
}

/** A special price in effect; amounts in minor units of the shop's default currency. */
export interface Special {
  id: number;
  /** The flash sale that it belongs to. */
  source_id: number;
  /** The variant's price without it. */
  regular_price: number;
  ends_at: Date;
  quota: number | null;
  /** Units left at this price; null without a quota. */
  left: number | null;
  per_customer: number | null;
}

/** A variant's price under special terms; null if they would not lower it. */
export function specialPrice(regular: number, { price, rate }: SpecialTerms): number | null {
  const special = price ?? regular - applyRate(regular, rate ?? '0');
  return special > 0 && special < regular ? special : null;
}

/** SQL condition of special prices in effect; takes the moment as a parameter twice. */
export const isInEffectSql = (alias: string): string =>
  `${alias}.is_on = 1 AND ${alias}.starts_at <= ? AND ${alias}.ends_at > ?`;

/** SQL join of variant `v` with its special price in effect; takes the moment as a parameter twice. */
export const LIVE_SPECIAL = `special_prices sp ON sp.variant_id = v.id AND ${isInEffectSql('sp')}`;

/** Columns of the special price, and the minimum order quantity of product `p`. */
export const SPECIAL_COLUMNS = `sp.id AS special_id, sp.source_id, sp.price AS special_price, sp.rate AS special_rate,
  sp.quota, sp.sold, sp.per_customer, sp.ends_at AS special_ends_at, p.min_qty`;

/** A row of `SPECIAL_COLUMNS` with the variant's own price, as MySQL and SQLite return it. */
export interface SpecialRow {
  price: number | string;
  compare_at: number | string | null;
  special_id: number | null;
  source_id: number | null;
  special_price: number | string | null;
  special_rate: string | null;
  quota: number | null;
  sold: number | null;
  per_customer: number | null;
  special_ends_at: Date | string | null;
  min_qty: number;
}

/** A variant's current price, its compare-at price and the special price behind it. */
export interface PriceNow {
  price: number;
  compare_at: number | null;
  special: Special | null;
}

/** The price of a variant without a special price. */
export function regularPrice({ price, compare_at }: Pick<SpecialRow, 'price' | 'compare_at'>): PriceNow {
  return { price: Number(price), compare_at: compare_at === null ? null : Number(compare_at), special: null };
}

/** The current price of a variant from its row with its special price; the single place of this rule. */
export function priceNow(row: SpecialRow): PriceNow {
  const regular_price = Number(row.price);
  const terms = {
    price: row.special_price === null ? null : Number(row.special_price),
    rate: row.special_rate,
  };
  const { special_id: id, source_id, special_ends_at, quota, per_customer } = row;
  const price = id === null || !grantsEnough(row) ? null : specialPrice(regular_price, terms);
  if (id === null || source_id === null || special_ends_at === null || price === null) {
    return regularPrice(row);
  }
  const remaining = quota === null ? null : quota - (row.sold ?? 0);
  const ends_at = asDate(special_ends_at);
  return {
    price,
    compare_at: regular_price,
    special: { id, source_id, regular_price, ends_at, quota, left: remaining, per_customer },
  };
}

/** A special price must allow the minimum order quantity, or the last units could not be bought. */
function grantsEnough({ quota, sold, per_customer, min_qty }: SpecialRow): boolean {
  const remaining = quota === null ? min_qty : quota - (sold ?? 0);
  return remaining >= min_qty && (per_customer ?? min_qty) >= min_qty;
}
