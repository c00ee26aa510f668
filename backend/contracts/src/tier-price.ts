/** Maximum number of tier prices of a variant. */
export const MAX_TIER_PRICES = 10;

/** Unit price from a minimum quantity on; in minor units. */
export interface TierPrice {
  min_quantity: number;
  price: number;
}
