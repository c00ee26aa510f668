import { asDate } from '../../../kernel/database';
import { applyRate } from '../../../kernel/money';

/** What a special price asks of a regular one: an amount, or a share that is taken off. */
export interface SpecialTerms {
  price: number | null;
  rate: string | null;
}

/** A special price that holds now; amounts in minor units of the shop's default currency. */
export interface Special {
  id: number;
  /** The flash sale that it belongs to. */
  source_id: number;
  /** What the variant costs without it. */
  regular_price: number;
  ends_at: Date;
  quota: number | null;
  /** Pieces that are left at this price; null where nothing bounds them. */
  left: number | null;
  per_customer: number | null;
}

/** What a variant costs by special terms; null when they would not make it cheaper. */
export function specialPrice(regular: number, { price, rate }: SpecialTerms): number | null {
  const asked = price ?? regular - applyRate(regular, rate ?? '0');
  return asked > 0 && asked < regular ? asked : null;
}

/**
 * Finds the special price of a variant `v` that holds at a moment, which is given twice. It holds while it grants
 * a buyer as many pieces as the product is sold in at least, or nobody could buy the last ones at any price.
 */
export const LIVE_SPECIAL = `special_prices sp ON sp.variant_id = v.id AND sp.is_on = 1 AND sp.starts_at <= ?
  AND sp.ends_at > ? AND EXISTS (SELECT 1 FROM products sold_in WHERE sold_in.id = v.product_id
    AND (sp.quota IS NULL OR sp.quota - sp.sold >= sold_in.min_qty)
    AND (sp.per_customer IS NULL OR sp.per_customer >= sold_in.min_qty))`;

export const SPECIAL_COLUMNS = `sp.id AS special_id, sp.source_id, sp.price AS special_price, sp.rate AS special_rate,
  sp.quota, sp.sold, sp.per_customer, sp.ends_at AS special_ends_at`;

/** The columns of `SPECIAL_COLUMNS` beside a variant's own price, as both engines answer them. */
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
}

/** What a variant costs now, beside which price, and why. */
export interface PriceNow {
  price: number;
  compare_at: number | null;
  special: Special | null;
}

/** The price that a row of a variant and of its live special comes to: the only place where this is decided. */
export function priceNow(row: SpecialRow): PriceNow {
  const regular_price = Number(row.price);
  const terms = {
    price: row.special_price === null ? null : Number(row.special_price),
    rate: row.special_rate,
  };
  const { special_id: id, source_id, special_ends_at, quota, per_customer } = row;
  const price = id === null ? null : specialPrice(regular_price, terms);
  if (id === null || source_id === null || special_ends_at === null || price === null) {
    const compare_at = row.compare_at === null ? null : Number(row.compare_at);
    return { price: regular_price, compare_at, special: null };
  }
  const left = quota === null ? null : quota - (row.sold ?? 0);
  const ends_at = asDate(special_ends_at);
  return {
    price,
    compare_at: regular_price,
    special: { id, source_id, regular_price, ends_at, quota, left, per_customer },
  };
}
