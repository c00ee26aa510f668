import type { FieldDifference } from '@stoa/contracts';
import type { Variant } from './variant.entity';
import { VARIANT_FACTS } from './variant.entity';

/** What a history tells of a variant; the rest is how it is kept. */
const TOLD = ['sku', ...VARIANT_FACTS] as const;

/** What became of a product's variants, each named by its SKU; an added or removed one is told of whole. */
export function variantDifferences(before: readonly Variant[], after: readonly Variant[]): FieldDifference[] {
  const old = new Map(before.map((one) => [one.id, one]));
  const now = new Map(after.map((one) => [one.id, one]));
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((id) => {
    const [was, is] = [old.get(id), now.get(id)];
    return TOLD.filter((field) => (was?.[field] ?? null) !== (is?.[field] ?? null)).map((field) => ({
      ...{ field, of: was?.sku ?? is?.sku },
      ...{ before: was?.[field] ?? null, after: is?.[field] ?? null },
    }));
  });
}
