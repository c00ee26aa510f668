import {
  MAX_DIMENSION,
  MAX_STOCK,
  MAX_WEIGHT,
  parseMoney,
  type CurrencyFacts,
  type ProductRecord,
} from '@stoa/contracts';
import { WHOLES, type IntegerField, type VariantDraft, type VariantsDraft } from './draft';
import { areTiersValid } from './tier-drafts';
import { parseWholeNumber } from './whole-number';

type VariantProblem =
  | 'price_required'
  | 'price_zero'
  | 'compare_at_low'
  | 'sku_required'
  | 'sku_twice'
  | 'money_invalid'
  | 'gtin_invalid'
  | 'integer_invalid'
  | 'integer_too_large'
  | 'tiers_invalid';

/** Validation problems by field; one that the server found is its message. */
export type VariantProblems = Record<string, VariantProblem | { message: string }>;

/** The largest whole numbers that the API accepts. */
export const MAX_WHOLE: Readonly<Record<IntegerField | 'stock', number>> = {
  stock: MAX_STOCK,
  weight: MAX_WEIGHT,
  length: MAX_DIMENSION,
  width: MAX_DIMENSION,
  height: MAX_DIMENSION,
  reorder_point: MAX_STOCK,
};

const GTIN = /^(\d{8}|\d{12,14})?$/;

/** Validation problems of a product's draft: variant key → field → problem. */
export function problemsOf(
  draft: VariantsDraft,
  product: Pick<ProductRecord, 'is_free' | 'variants'>,
  currency: CurrencyFacts,
): Record<string, VariantProblems> {
  const seen = new Set<string>();
  const onHand = new Map(product.variants.map(({ id, on_hand }) => [id, String(on_hand)]));
  const problems: Record<string, VariantProblems> = {};
  for (const variant of draft.variants) {
    const problemById: VariantProblems = {
      ...moneyProblems(variant, product.is_free, currency),
      ...wholeProblems(variant, variant.id === undefined ? undefined : onHand.get(variant.id)),
    };
    const sku = variant.sku.trim();
    if (!sku) problemById.sku = 'sku_required';
    else if (seen.has(sku)) problemById.sku = 'sku_twice';
    seen.add(sku);
    if (!GTIN.test(variant.gtin.trim())) problemById.gtin = 'gtin_invalid';
    if (!areTiersValid(variant.tiers, variant.price, currency)) problemById.tier_prices = 'tiers_invalid';
    if (Object.keys(problemById).length > 0) problems[variant.key] = problemById;
  }
  return problems;
}

function moneyProblems(
  { price, compare_at, cost }: VariantDraft,
  isFree: boolean,
  { exponent }: CurrencyFacts,
): VariantProblems {
  const problems: VariantProblems = {};
  const amount = (text: string) => {
    const parsed = parseMoney(text, exponent);
    return parsed === null || parsed < 0 ? null : parsed;
  };
  const [current, before] = [amount(price), amount(compare_at)];
  if (price.trim() === '') problems.price = 'price_required';
  else if (current === null) problems.price = 'money_invalid';
  else if (current === 0 && !isFree) problems.price = 'price_zero';
  if (compare_at.trim() !== '') {
    if (before === null) problems.compare_at = 'money_invalid';
    else if (current !== null && before <= current) problems.compare_at = 'compare_at_low';
  }
  if (cost.trim() !== '' && amount(cost) === null) problems.cost = 'money_invalid';
  return problems;
}

/** Stock on hand stays valid as it is: sold beyond the stock, it is below zero. */
function wholeProblems(variant: VariantDraft, onHand: string | undefined): VariantProblems {
  const problems: VariantProblems = {};
  const fields = [...WHOLES.filter((name) => variant[name].trim() !== ''), 'stock'] as const;
  for (const field of fields) {
    if (field === 'stock' && variant.stock === onHand) continue;
    const number = parseWholeNumber(variant[field]);
    if (number === null) problems[field] = 'integer_invalid';
    else if (number > MAX_WHOLE[field]) problems[field] = 'integer_too_large';
  }
  return problems;
}
