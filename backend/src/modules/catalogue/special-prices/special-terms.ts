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

/** Finds the special prices of a variant `v` whose window holds a moment, which is given twice. */
export const LIVE_SPECIAL = `special_prices sp ON sp.variant_id = v.id AND sp.is_on = 1 AND sp.starts_at <= ?
  AND sp.ends_at > ?`;

/** Beside the special's own columns, in how many pieces the product `p` is sold in at least. */
export const SPECIAL_COLUMNS = `sp.id AS special_id, sp.source_id, sp.price AS special_price, sp.rate AS special_rate,
  sp.quota, sp.sold, sp.per_customer, sp.ends_at AS special_ends_at, p.min_qty`;

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
  min_qty: number;
}

/** What a variant costs now, beside which price, and why. */
export interface PriceNow {
  price: number;
  compare_at: number | null;
  special: Special | null;
}

/** The price of a variant that is known to have no special. */
export function regularPrice({ price, compare_at }: Pick<SpecialRow, 'price' | 'compare_at'>): PriceNow {
  return { price: Number(price), compare_at: compare_at === null ? null : Number(compare_at), special: null };
}

/** The price that a row of a variant and of its live special comes to: the only place where this is decided. */
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
  const left = quota === null ? null : quota - (row.sold ?? 0);
  const ends_at = asDate(special_ends_at);
  return {
    price,
    compare_at: regular_price,
    special: { id, source_id, regular_price, ends_at, quota, left, per_customer },
  };
}

/** A special holds while it grants as many pieces as the product is sold in, or nobody could buy the last ones. */
function grantsEnough({ quota, sold, per_customer, min_qty }: SpecialRow): boolean {
  const left = quota === null ? min_qty : quota - (sold ?? 0);
  return left >= min_qty && (per_customer ?? min_qty) >= min_qty;
}
