import type { FieldDifference, StoredValue } from '@stoa/contracts';
import type { ProductPatch, FieldChanges } from './product-draft';

/** Internal variant field, not shown in the history. */
const UNTRACKED = 'option_key';

/** Converts a patch to history differences: translations as `name.ar`, variants labelled by SKU. */
export function patchDifferences({
  fields,
  variants,
}: Pick<ProductPatch, 'fields' | 'variants'>): FieldDifference[] {
  return [...differencesOf(fields), ...variants.flatMap(({ sku, fields: own }) => differencesOf(own, sku))];
}

function differencesOf(changes: FieldChanges, of?: string): FieldDifference[] {
  return Object.entries(changes)
    .filter(([name]) => name !== UNTRACKED)
    .map(([name, { before, after }]) => ({
      field: name.startsWith('attribute:') ? 'attributes' : name.replace(':', '.'),
      ...(of !== undefined && { of }),
      before: before as StoredValue | null,
      after: after as StoredValue | null,
    }));
}
