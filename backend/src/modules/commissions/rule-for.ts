import type { CommissionReason, CommissionRuleOutcome } from '@stoa/contracts';
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
export type Because = CommissionReason;

/** Why a rule does not apply: its state, its time, its target, or a rule before it. */
export type RuleMiss = Exclude<CommissionRuleOutcome, 'applies'>;

/** A rule in the order in which rules are tried, with its verdict. */
export interface EvaluatedRule<R extends Rule = Rule> {
  rule: R;
  /** How it was tried: as the one agreed with the vendor or category, in the list, or as the default. */
  because: Because;
  verdict: CommissionRuleOutcome;
}

/** The rule that applies: an assigned one, else the first match by position, else the default. */
export function ruleFor<R extends Rule>(
  sale: Sale,
  rules: readonly R[],
): { rule: R; because: Because } | null {
  const match = evaluateRules(sale, rules).find(({ verdict }) => verdict === 'applies');
  return match ? { rule: match.rule, because: match.because } : null;
}

/** All rules in the order in which they are tried; at most one applies, those after it are `preceded`. */
export function evaluateRules<R extends Rule>(sale: Sale, rules: readonly R[]): EvaluatedRule<R>[] {
  const listed = [...rules].sort((a, b) => a.position - b.position);
  const tried: EvaluatedRule<R>[] = [];
  const attempt = (rule: R, because: Because, miss: RuleMiss | null): void => {
    const isDecided = tried.some(({ verdict }) => verdict === 'applies');
    tried.push({ rule, because, verdict: isDecided ? 'preceded' : (miss ?? 'applies') });
  };
  for (const id of sale.agreed) {
    const rule = listed.find((one) => one.id === id);
    if (rule) attempt(rule, 'agreed', notLive(rule, sale.at));
  }
  for (const rule of listed) attempt(rule, 'list', notLive(rule, sale.at) ?? MISSES[rule.scope](rule, sale));
  const rest = listed.find((rule) => rule.is_default && !notLive(rule, sale.at));
  if (rest && !tried.some(({ verdict }) => verdict === 'applies')) attempt(rest, 'default', null);
  return tried;
}

function notLive({ status, starts_at, ends_at }: Rule, at: Date): RuleMiss | null {
  if (status !== 'active') return 'inactive';
  if (starts_at && starts_at > at) return 'not_started';
  return ends_at && ends_at <= at ? 'ended' : null;
}

const MISSES: Record<Rule['scope'], (rule: Rule, sale: Sale) => RuleMiss | null> = {
  all: () => null,
  vendor: ({ vendor_id }, sale) => (vendor_id === sale.vendor_id ? null : 'other_vendor'),
  category: ({ category_id }, sale) =>
    category_id !== null && sale.category_ids.includes(category_id) ? null : 'other_category',
  product: ({ product_id }, sale) =>
    product_id !== null && product_id === sale.product_id ? null : 'other_product',
  price_band: ({ currency, price_from, price_to }, { price, currency: paid }) => {
    if (currency !== paid) return 'other_currency';
    return price !== null && price >= (price_from ?? 0) && price < (price_to ?? Infinity)
      ? null
      : 'other_price';
  },
};
