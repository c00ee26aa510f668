/** How a shipping method works out what it asks for one vendor's goods. */
export const RATE_TYPES = [
  'flat',
  'free',
  'per_item',
  'by_weight',
  'by_price',
  'percent',
  'table',
  'pickup',
  'rider_distance',
] as const;
export type RateType = (typeof RATE_TYPES)[number];

/** What the bands of a table are counted in: grams, minor units of the goods, or pieces. */
export const TABLE_MEASURES = ['weight', 'price', 'pieces'] as const;
export type TableMeasure = (typeof TABLE_MEASURES)[number];

/** One row of a table: what is more than `from`, up to and with `to`, costs `amount`; a band from 0 holds 0 as well. */
export interface RateBand {
  from: number;
  /** Absent for the last one: no end. */
  to?: number | null;
  amount: number;
}

/** Where the goods wait that are collected. */
export interface PickupPlace {
  address: string;
  instructions: string | null;
}

/** Why a method does not carry some goods; each comes with the limit that was passed, where there is one. */
export const SHIPPING_REFUSALS = [
  'outside_zones',
  'too_heavy',
  'too_light',
  'too_far',
  'distance_unknown',
  'below_minimum',
  'above_maximum',
  'too_few',
  'too_many',
] as const;
export type ShippingRefusal = (typeof SHIPPING_REFUSALS)[number];

/** A method that does not carry these goods there, and why; `limit` in grams, kilometres, pieces or minor units. */
export interface RefusedShipping {
  method_id: number;
  name: string;
  code: ShippingRefusal;
  limit: number | null;
  /** The same in words for the buyer. */
  reason: string;
}

/** A shipping method offered for one vendor's goods. */
export interface ShippingQuote {
  method_id: number;
  name: string;
  rate_type: RateType;
  amount: number;
  min_days: number;
  max_days: number;
  /** Where to collect the goods; absent where they are brought. */
  pickup: PickupPlace | null;
}

/** What a validated shipping address makes known: per vendor the methods, those that don't fit, and why there is none. */
export interface ShippingOptions {
  groups: {
    vendor_id: number;
    vendor_name: string;
    quotes: ShippingQuote[];
    refused: RefusedShipping[];
    /** In words for the buyer, where there is no quote at all. */
    reason: string | null;
  }[];
}

/** `GET web/allShippingMethods`: how the shop delivers; `vendor_id` is null for the platform's own methods. */
export interface WebShippingMethod {
  id: number;
  name: string;
  vendor_id: number | null;
  rate_type: RateType;
  /** What it asks for all goods alike; null where that depends on the goods or the way. */
  amount: number | null;
  /** What the type is worked out by, in `currency`: for each piece, started step, share, kilometre, or from a table. */
  rate: number;
  weight_step: number | null;
  price_step: number | null;
  percent: string | null;
  table_by: TableMeasure | null;
  table: RateBand[] | null;
  rate_per_km: number | null;
  /** Kilometres. */
  max_distance: number | null;
  /** Grams. */
  max_weight: number | null;
  /** Added to whatever is asked. */
  handling: number;
  /** A vendor's subtotal from which delivery is free. */
  free_over: number | null;
  min_days: number;
  max_days: number;
  pickup: PickupPlace | null;
  /** ISO codes of the countries that it goes to every part of; null where it goes wherever the shop sells. */
  countries: string[] | null;
  /** The most that a city there asks beyond `amount`, by country; none where nothing depends on the city. */
  surcharges: { country: string; most: number }[];
  currency: string;
}
