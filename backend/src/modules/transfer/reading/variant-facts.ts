import { createHash } from 'node:crypto';
import type { VariantDraft } from '../../catalogue';
import { normaliseSku } from '../../catalogue';

const MAX_SKU_LENGTH = 64;

/** Price and compare-at price of a row; a compare-at price that is not higher is dropped. */
export function pricesOf(
  price: number | undefined,
  sale: number | undefined,
  former: number | undefined,
): Pick<VariantDraft, 'price' | 'compare_at'> {
  const now = sale !== undefined && price !== undefined && sale < price ? sale : price;
  if (now === undefined) return {};
  const before = now === price ? former : price;
  return { price: now, compare_at: before !== undefined && before > now ? before : null };
}

/** The values without undefined ones. */
export function withoutGaps<T extends object>(values: T): Partial<T> {
  const stated: Partial<T> = {};
  for (const name of Object.keys(values) as (keyof T)[])
    if (values[name] !== undefined) stated[name] = values[name];
  return stated;
}

/** Generated SKU of a row without one: deterministic for the same product and options. */
export function skuOf(handle: string, options: readonly string[]): string {
  const text = [handle, ...options].join('-').replace(/\s+/g, '-');
  const sku = normaliseSku(text);
  if (sku.length <= MAX_SKU_LENGTH) return sku;
  const mark = createHash('sha256').update(sku).digest('hex').slice(0, 8).toUpperCase();
  return `${sku.slice(0, MAX_SKU_LENGTH - 9)}-${mark}`;
}
