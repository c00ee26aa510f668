/** How a shipping method calculates its price for one vendor's items. */
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

/** Measure of a rate table's bands: grams, minor units of the items, or number of units. */
export const TABLE_MEASURES = ['weight', 'price', 'pieces'] as const;
export type TableMeasure = (typeof TABLE_MEASURES)[number];

/** A band of a rate table: above `from` up to and including `to` costs `amount`; a band from 0 includes 0. */
export interface RateBand {
  from: number;
  /** Absent for the last band: unlimited. */
  to?: number | null;
  amount: number;
}

/** Pickup location. */
export interface PickupPlace {
  address: string;
  instructions: string | null;
}

/** Why a shipping method is unavailable; returned with the exceeded limit, if any. */
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

/** An unavailable shipping method and the reason; `limit` in grams, kilometres, item units or minor units. */
export interface RefusedShipping {
  method_id: number;
  name: string;
  code: ShippingRefusal;
  limit: number | null;
  /** The reason as text for the buyer. */
  reason: string;
}

/** A shipping method offered for one vendor's items. */
export interface ShippingQuote {
  method_id: number;
  name: string;
  rate_type: RateType;
  amount: number;
  min_days: number;
  max_days: number;
  /** Pickup location; null for delivery. */
  pickup: PickupPlace | null;
}

/** Response of a valid shipping address: each vendor's available and unavailable methods. */
export interface ShippingOptions {
  groups: {
    vendor_id: number;
    vendor_name: string;
    quotes: ShippingQuote[];
    refused: RefusedShipping[];
    /** Text for the buyer, if no method is available. */
    reason: string | null;
  }[];
}

/** `GET web/allShippingMethods`: the shop's shipping methods; `vendor_id` is null for the platform's own. */
export interface WebShippingMethod {
  id: number;
  name: string;
  vendor_id: number | null;
  rate_type: RateType;
  /** Fixed price; null where it depends on the items or the destination. */
  amount: number | null;
  /** Parameters of the rate type, in `currency`: per unit, started step, share, kilometre, or table band. */
  rate: number;
  weight_step: number | null;
  price_step: number | null;
  percent: string | null;
  table_by: TableMeasure | null;
  table: RateBand[] | null;
  rate_per_km: number | null;
  /** In kilometres. */
  max_distance: number | null;
  /** In grams. */
  max_weight: number | null;
  /** Handling fee, added to the price. */
  handling: number;
  /** Vendor subtotal for free delivery. */
  free_over: number | null;
  min_days: number;
  max_days: number;
  pickup: PickupPlace | null;
  /** ISO codes of the countries that it serves entirely; null where it serves every country of the shop. */
  countries: string[] | null;
  /** Maximum surcharge of a city on top of `amount`, by country; empty where the city does not matter. */
  surcharges: { country: string; most: number }[];
  currency: string;
}
