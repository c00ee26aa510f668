/** What is asked for something, and the higher price that it is compared with, in minor units. */
export interface AskedPrice {
  price: number;
  compare_at: number | null;
}

/** A price with the period in which it was asked. */
export interface PricePeriod extends AskedPrice {
  began_at: Date;
  /** Absent for the price that is asked still. */
  ended_at: Date | null;
}

/** How far back a reduction is compared, in milliseconds (Directive 98/6/EC, article 6a (2)). */
export const LOOKBACK = 30 * 86_400_000;

const isReduction = ({ price, compare_at }: AskedPrice): boolean => compare_at !== null && compare_at > price;

/** Whether a reduction only goes on, or goes further, so that what came before its first step still counts (article 6a (5)). */
const goesOn = (before: AskedPrice | null, now: AskedPrice): boolean =>
  before !== null && isReduction(before) && before.compare_at === now.compare_at && now.price <= before.price;

/**
 * The lowest price that was asked in the 30 days before the present reduction began.
 * @param known what was found when the reduction before this price began
 * @returns null without a reduction, and where nothing was asked before it
 */
export function lowestBefore(
  periods: readonly PricePeriod[],
  now: AskedPrice & { at: Date },
  known: number | null,
): number | null {
  if (!isReduction(now)) return null;
  const present = periods.find(({ ended_at }) => ended_at === null) ?? null;
  if (goesOn(present, now)) return known;
  const from = now.at.getTime() - LOOKBACK;
  const asked = periods.filter(({ began_at, ended_at }) => {
    const end = ended_at ?? now.at;
    return end.getTime() > from && began_at < end;
  });
  return asked.length ? Math.min(...asked.map(({ price }) => price)) : null;
}
