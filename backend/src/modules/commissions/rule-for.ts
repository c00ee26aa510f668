import type { Commission } from './commission.entity';

/** What of a rule decides whether it holds. */
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

/** What is sold. What is not known (as of a vendor's sales in general) fits no rule that asks for it. */
export interface Sale {
  vendor_id: number;
  product_id: number | null;
  /** The product's categories and all above them. */
  category_ids: readonly number[];
  /** Of one piece, in minor units of the currency. */
  price: number | null;
  currency: string;
  /** Rules agreed beforehand, the nearest first: the vendor's, then those of the categories from the product's own up. */
  agreed: readonly (number | null)[];
  at: Date;
}

/** Why a rule holds: agreed with the vendor or for the category, found in the list, or left when nothing else fits. */
export type Because = 'agreed' | 'list' | 'default';

/** The one rule that holds for a sale: what was agreed, else the first of the list that fits, else the default (domain §3). */
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
