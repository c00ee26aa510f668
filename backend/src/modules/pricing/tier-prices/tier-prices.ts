import type { TierPrice } from '@stoa/contracts';

/** The single-unit price and the tier prices, which decide the unit price. */
interface TieredPrice {
  price: number;
  tier_prices: readonly TierPrice[];
}

/**
 * Unit price at a quantity, the single place of this rule: the lowest of the single-unit price and the tier
 * prices whose minimum quantity is reached.
 */
export function unitPrice({ price, tier_prices }: TieredPrice, quantity: number): number {
  const reached = tier_prices.filter(({ min_quantity }) => min_quantity <= quantity);
  return Math.min(price, ...reached.map((tier) => tier.price));
}

/** An offer with its unit price at a quantity. */
export function atQuantity<T extends TieredPrice>(offer: T, quantity: number): T {
  return { ...offer, price: unitPrice(offer, quantity) };
}

/** Parses tier prices from an SQL result. */
export function readTiers(text: string | null): TierPrice[] {
  return text === null ? [] : (JSON.parse(text) as TierPrice[]);
}
