import type { Commission } from './commission.entity';

/** The fields of a rule that decide whether it applies. */
export type Rule = Pick<
  Commission,
  | 'id'
  | 'position'
  | 'scope'
  | 'vendor_id'
  | 'category_id'
  | 'product_id'
  | 'price_from'
  | 'price_to'
  | 'currency'
  | 'starts_at'
  | 'ends_at'
  | 'is_default'
  | 'status'
>;

/** What is sold; facts that are null, as for a vendor's sales in general, match no rule that needs them. */
export interface Sale {
  vendor_id: number;
  product_id: number | null;
  /** The product's categories and all their ancestors. */
  category_ids: readonly number[];
  /** Unit price in minor units of the currency. */
  price: number | null;
  currency: string;
  /** Assigned rule ids by precedence: the vendor's, then those of its categories from the leaf up. */
  agreed: readonly (number | null)[];
  at: Date;
}

/** Why a rule applies: assigned to the vendor or category, first match in the list, or the default. */
export type Because = 'agreed' | 'list' | 'default';

/** The rule that applies: an assigned one, else the first match by position, else the default. */
export function ruleFor<R extends Rule>(
  sale: Sale,
  rules: readonly R[],
): { rule: R; because: Because } | null {
  const live = rules.filter((rule) => isLive(rule, sale.at)).sort((a, b) => a.position - b.position);
  for (const id of sale.agreed) {
    const rule = live.find((one) => one.id === id);
    if (rule) return { rule, because: 'agreed' };
  }
  const first = live.find((rule) => fits(rule, sale));
  if (first) return { rule: first, because: 'list' };
  const rest = live.find(({ is_default }) => is_default);
  return rest ? { rule: rest, because: 'default' } : null;
}

function isLive({ status, starts_at, ends_at }: Rule, at: Date): boolean {
  return status === 'active' && (!starts_at || starts_at <= at) && (!ends_at || ends_at > at);
}

const FITS: Record<Rule['scope'], (rule: Rule, sale: Sale) => boolean> = {
  all: () => true,
  vendor: ({ vendor_id }, sale) => vendor_id === sale.vendor_id,
  category: ({ category_id }, sale) => category_id !== null && sale.category_ids.includes(category_id),
  product: ({ product_id }, sale) => product_id !== null && product_id === sale.product_id,
  price_band: ({ currency, price_from, price_to }, { price, currency: paid }) =>
    price !== null && currency === paid && price >= (price_from ?? 0) && price < (price_to ?? Infinity),
};

function fits(rule: Rule, sale: Sale): boolean {
  return FITS[rule.scope](rule, sale);
}
