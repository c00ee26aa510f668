import type { ProductRecord } from '@stoa/contracts';
import { addressOf } from '../layout/addresses';

/** The three steps of the editor, at the URLs of specification §2.4. */
export const STEPS = ['basics', 'variants', 'pictures'] as const;
export type Step = (typeof STEPS)[number];

/** URL of a step of a product's editor. */
export function stepAddress(id: number | string, step: Step): string {
  const base = addressOf('products', 'edit', id);
  return step === 'basics' ? base : `${base}/${step === 'variants' ? 'step2' : 'step3'}`;
}

/** Whether a step has all that a product needs to be sold well. */
export function isComplete(product: ProductRecord, step: Step): boolean {
  if (step === 'basics') return Boolean(product.name && product.primary_category_id);
  if (step === 'variants')
    return product.variants.length > 0 && product.variants.every(({ price }) => price > 0);
  return product.media.length > 0 && product.media.every(({ alt }) => alt !== '');
}
