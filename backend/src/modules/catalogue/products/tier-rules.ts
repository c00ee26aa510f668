import type { TierPrice } from '@stoa/contracts';
import type { FieldRefusals } from '../../../kernel/http';

/** Tier prices in stored form: by ascending quantity, so that equal ones compare as equal. */
export function storedTiers(tiers: readonly TierPrice[] | null): TierPrice[] | null {
  if (!tiers?.length) return null;
  const plain = tiers.map(({ min_quantity, price }) => ({ min_quantity, price }));
  return plain.sort((a, b) => a.min_quantity - b.min_quantity);
}

/** Price fields of a variant input. */
interface PricedInput {
  price: number;
  tier_prices?: readonly TierPrice[] | null;
}

/** Validation errors of a variant's tier prices, by field; `at` returns the path of a variant's field. */
export function tierErrors(
  { price, tier_prices }: PricedInput,
  max_qty: number,
  at: (field: string) => string,
): FieldRefusals {
  const tiers = tier_prices ?? [];
  const errors: FieldRefusals = {};
  tiers.forEach((tier, index) => {
    const field = (name: keyof TierPrice): string => at(`tier_prices.${index}.${name}`);
    const others = tiers.filter((one) => one !== tier);
    if (others.some(({ min_quantity }) => min_quantity === tier.min_quantity))
      errors[field('min_quantity')] = ['another tier price has the same quantity'];
    else if (tier.min_quantity > max_qty) errors[field('min_quantity')] = [`must be ${max_qty} or less`];
    const before = others.filter(({ min_quantity }) => min_quantity < tier.min_quantity);
    if (tier.price >= Math.min(price, ...before.map((one) => one.price)))
      errors[field('price')] = ['must be lower than the price for fewer pieces'];
  });
  return errors;
}
