/** A price and its compare-at price, in minor units. */
export interface ComparedPrice {
  price: number;
  compare_at: number | null;
}

/** A price with its period of validity. */
export interface PricePeriod extends ComparedPrice {
  began_at: Date;
  /** Null for the current price. */
  ended_at: Date | null;
}

/** Look-back period for a reduction in milliseconds (Directive 98/6/EC, article 6a (2)). */
export const LOOKBACK = 30 * 86_400_000;

const isReduction = ({ price, compare_at }: ComparedPrice): boolean =>
  compare_at !== null && compare_at > price;

/** Whether a reduction continues or deepens, so the price before its first step counts (article 6a (5)). */
const goesOn = (before: ComparedPrice | null, now: ComparedPrice): boolean =>
  before !== null && isReduction(before) && before.compare_at === now.compare_at && now.price <= before.price;

/**
 * The lowest price in the 30 days before the current reduction began.
 * @param lowest lowest price determined when the reduction before this price began
 * @returns null without a reduction, and if there was no earlier price
 */
export function lowestBefore(
  periods: readonly PricePeriod[],
  now: ComparedPrice & { at: Date },
  lowest: number | null,
): number | null {
  if (!isReduction(now)) return null;
  const present = periods.find(({ ended_at }) => ended_at === null) ?? null;
  if (goesOn(present, now)) return lowest;
  const from = now.at.getTime() - LOOKBACK;
  const relevant = periods.filter(({ began_at, ended_at }) => {
    const end = ended_at ?? now.at;
    return end.getTime() > from && began_at < end;
  });
  return relevant.length ? Math.min(...relevant.map(({ price }) => price)) : null;
}
