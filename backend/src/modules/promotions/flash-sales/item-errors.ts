import type { FieldErrors } from '@stoa/contracts';
import type { FlashSaleItem } from './flash-sale.entity';

/** Validates a sale's items by themselves: each variant once, each with either a price or a rate. */
export function itemErrors(items: readonly FlashSaleItem[]): FieldErrors {
  const errors: FieldErrors = {};
  const seen = new Set<number>();
  items.forEach(({ variant_id, price, rate }, index) => {
    if (seen.has(variant_id)) errors[`items.${index}.variant_id`] = ['is listed twice'];
    seen.add(variant_id);
    const count = [price, rate].filter((value) => value !== null && value !== undefined).length;
    if (count !== 1) errors[`items.${index}.price`] = ['enter either a price or a percentage off'];
  });
  return errors;
}
