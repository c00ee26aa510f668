import type { CouponType } from '@stoa/contracts';
import type { FieldRefusals } from '../../../kernel/http';
import type { Values } from '../../../kernel/resource';
import { msg, type TranslatableText } from '../../../kernel/translation';

type ValueField = 'rate' | 'amount' | 'buy_qty' | 'get_qty' | 'max_discount';

/** Discount fields of each coupon type; all but `max_discount` are required. */
const VALUE_FIELDS: Record<CouponType, readonly ValueField[]> = {
  percent: ['rate', 'max_discount'],
  fixed_cart: ['amount'],
  fixed_item: ['amount', 'max_discount'],
  free_shipping: ['max_discount'],
  bxgy: ['buy_qty', 'get_qty', 'rate', 'max_discount'],
};
const ALL_VALUE_FIELDS = [...new Set(Object.values(VALUE_FIELDS).flat())];

type FieldError = [field: string, message: TranslatableText];

/** The coupon's values with the input applied, and validation errors: field → messages. */
export function readCoupon(input: Values, before: Values): { values: Values; errors: FieldRefusals } {
  const merged: Values = { ...before, ...input };
  const valueFields = VALUE_FIELDS[merged.type as CouponType] ?? [];
  const foreign = ALL_VALUE_FIELDS.filter((field) => !valueFields.includes(field));
  const values: Values = { ...input, ...Object.fromEntries(foreign.map((field) => [field, null])) };
  const missing: FieldError[] = valueFields
    .filter((field) => field !== 'max_discount' && !(Number(merged[field]) > 0))
    .map((field) => [field, 'is required']);
  const wrong = [...missing, ...wrongFunder(merged), ...wrongPeriod(merged), ...wrongLimit(merged)];
  return { values, errors: Object.fromEntries(wrong.map(([field, message]) => [field, [message]])) };
}

/** A vendor funds only discounts limited to its own items. */
function wrongFunder({ funded_by, vendor_id }: Values): FieldError[] {
  return funded_by === 'vendor' && !vendor_id
    ? [['vendor_id', 'is required when a vendor funds the discount']]
    : [];
}

function wrongPeriod({ starts_at, ends_at }: Values): FieldError[] {
  if (!starts_at || !ends_at || new Date(ends_at as string) > new Date(starts_at as string)) return [];
  return [['ends_at', 'must be after the start']];
}

/** What has been used can't be taken back. */
function wrongLimit({ limit_total, used }: Values): FieldError[] {
  if (limit_total === null || limit_total === undefined || Number(used ?? 0) <= Number(limit_total))
    return [];
  return [['limit_total', msg`must be at least ${String(used)}`]];
}
