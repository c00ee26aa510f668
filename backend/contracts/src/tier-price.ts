/** How many quantity breaks a variant may have. */
export const MOST_TIER_PRICES = 10;

/** What each piece of a variant costs where at least so many are bought; in minor units. */
export interface TierPrice {
  min_quantity: number;
  price: number;
}
