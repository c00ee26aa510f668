import type { FieldDifference } from '@stoa/contracts';
import type { ProductTurn, Turns } from './product-draft';

/** How variants are kept, which a history does not tell. */
const UNTOLD = 'option_key';

/** A turn as a history tells it: texts of other languages as `name.ar`, variants by their SKU. */
export function turnDifferences({
  fields,
  variants,
}: Pick<ProductTurn, 'fields' | 'variants'>): FieldDifference[] {
  return [...told(fields), ...variants.flatMap(({ sku, fields: own }) => told(own, sku))];
}

function told(turns: Turns, of?: string): FieldDifference[] {
  return Object.entries(turns)
    .filter(([name]) => name !== UNTOLD)
    .map(([name, { before, after }]) => ({
      field: name.startsWith('attribute:') ? 'attributes' : name.replace(':', '.'),
      ...(of !== undefined && { of }),
      ...{ before, after },
    }));
}
