import type { FieldRefusals } from '../../kernel/http';
import type { Values } from '../../kernel/resource';

type Target = 'vendor_id' | 'category_id' | 'product_id' | 'price_from' | 'price_to';

/** Target fields of each scope. */
const TARGETS: Record<string, readonly Target[]> = {
  all: [],
  vendor: ['vendor_id'],
  category: ['category_id'],
  product: ['product_id'],
  price_band: ['price_from', 'price_to'],
};
const ALL_TARGETS = [...new Set(Object.values(TARGETS).flat())];
const isGiven = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/** Merges the input into a rule and validates the result; errors: field → messages. */
export function readRule(input: Values, before: Values): { values: Values; errors: FieldRefusals } {
  const merged: Values = { ...before, ...input };
  const values: Values = { ...input, ...emptied(merged) };
  const wrong = [...wrongValue(merged), ...wrongTarget(merged), ...wrongPeriod(merged)];
  return { values, errors: Object.fromEntries(wrong.map(([field, message]) => [field, [message]])) };
}

/** Nulls the fields of other types and scopes, so that a rule never contradicts itself. */
function emptied({ type, scope }: Values): Values {
  const targets = TARGETS[String(scope)] ?? [];
  const foreign: string[] = ALL_TARGETS.filter((target) => !targets.includes(target));
  if (type === 'fixed') foreign.push('rate');
  if (type === 'percentage') foreign.push('fixed');
  return Object.fromEntries(foreign.map((field) => [field, null]));
}

type FieldError = [field: string, message: string];

function wrongValue({ type, rate, fixed, min, max }: Values): FieldError[] {
  const problems: FieldError[] = [];
  if (type !== 'fixed' && !isGiven(rate)) problems.push(['rate', 'is required for this type']);
  if (type !== 'percentage' && !isGiven(fixed)) problems.push(['fixed', 'is required for this type']);
  if (isGiven(min) && isGiven(max) && Number(max) < Number(min))
    problems.push(['max', 'must not be less than the minimum amount']);
  return problems;
}

function wrongTarget(rule: Values): FieldError[] {
  const { scope, price_from, price_to } = rule;
  if (scope !== 'price_band')
    return (TARGETS[String(scope)] ?? [])
      .filter((target) => !isGiven(rule[target]))
      .map((target) => [target, 'is required for this scope']);
  if (!isGiven(price_from) && !isGiven(price_to)) return [['price_from', 'is required for this scope']];
  if (isGiven(price_from) && isGiven(price_to) && Number(price_to) <= Number(price_from))
    return [['price_to', 'must be greater than the start of the band']];
  return [];
}

function wrongPeriod({ starts_at, ends_at }: Values): FieldError[] {
  if (!starts_at || !ends_at || new Date(ends_at as string) > new Date(starts_at as string)) return [];
  return [['ends_at', 'must be after the start']];
}
