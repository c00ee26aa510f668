import type { FieldDifference } from '@stoa/contracts';
import type { Variant } from './variant.entity';
import { VARIANT_FACTS } from './variant.entity';

/** Variant fields recorded in the history by name; the rest is internal. */
const COMPARED_FIELDS = ['sku', ...VARIANT_FACTS.filter((field) => field !== 'tier_prices')] as const;

/** Field differences of a product's variants, labelled by SKU; added and removed ones with all fields. */
export function variantDifferences(before: readonly Variant[], after: readonly Variant[]): FieldDifference[] {
  const old = new Map(before.map((one) => [one.id, one]));
  const now = new Map(after.map((one) => [one.id, one]));
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((id) => {
    const [was, is] = [old.get(id), now.get(id)];
    const of = was?.sku ?? is?.sku ?? '';
    const own = COMPARED_FIELDS.filter((field) => (was?.[field] ?? null) !== (is?.[field] ?? null)).map(
      (field) => ({
        field,
        of,
        before: was?.[field] ?? null,
        after: is?.[field] ?? null,
      }),
    );
    return [...own, ...tierDifferences(was, is, of)];
  });
}

/** Differences of tier prices, labelled by minimum quantity. */
function tierDifferences(was: Variant | undefined, is: Variant | undefined, sku: string): FieldDifference[] {
  const pricesOf = (variant: Variant | undefined): Map<number, number> =>
    new Map(variant?.tier_prices?.map(({ min_quantity, price }) => [min_quantity, price]));
  const [old, now] = [pricesOf(was), pricesOf(is)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((quantity) => old.get(quantity) !== now.get(quantity))
    .map((quantity) => ({
      field: 'tier_prices',
      of: `${sku}, ${quantity}+`,
      before: old.get(quantity) ?? null,
      after: now.get(quantity) ?? null,
    }));
}
