import type { TierPrice } from '@stoa/contracts';

/** What decides on the price of a piece: the price of a single one, and the quantity breaks. */
interface Tiered {
  price: number;
  tier_prices: readonly TierPrice[];
}

/**
 * What each of so many pieces costs, the only place where this is decided: the lowest of the price that holds for a
 * single piece and the breaks that the quantity reaches.
 */
export function unitPrice({ price, tier_prices }: Tiered, quantity: number): number {
  const reached = tier_prices.filter(({ min_quantity }) => min_quantity <= quantity);
  return Math.min(price, ...reached.map((tier) => tier.price));
}

/** An offer as it stands for so many pieces. */
export function atQuantity<T extends Tiered>(offer: T, quantity: number): T {
  return { ...offer, price: unitPrice(offer, quantity) };
}

/** Breaks as a statement in SQL answers them. */
export function readTiers(text: string | null): TierPrice[] {
  return text === null ? [] : (JSON.parse(text) as TierPrice[]);
}

/** Breaks as they are stored: by rising quantity, so that what is the same compares as the same. */
export function storedTiers(tiers: readonly TierPrice[] | null): TierPrice[] | null {
  if (!tiers?.length) return null;
  const plain = tiers.map(({ min_quantity, price }) => ({ min_quantity, price }));
  return plain.sort((a, b) => a.min_quantity - b.min_quantity);
}
