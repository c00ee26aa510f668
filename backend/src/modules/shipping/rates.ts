import type { RateBand, RateType, ShippingRefusal, TableMeasure } from '@stoa/contracts';
import { applyRate } from '../../kernel/money';

/** An active method as quoting needs it; amounts in the shop's default currency. */
export interface Method {
  id: number;
  code: string;
  name: string;
  vendor_id: number | null;
  zone_ids: readonly number[];
  rate_type: RateType;
  rate: number;
  weight_step: number | null;
  price_step: number | null;
  percent: string | null;
  table_by: TableMeasure | null;
  table: readonly RateBand[] | null;
  rate_per_km: number | null;
  max_distance: number | null;
  max_weight: number | null;
  pickup_address: string | null;
  pickup_instructions: string | null;
  free_over: number | null;
  handling: number;
  min_days: number;
  max_days: number;
  tax_class_id: number | null;
  cod_allowed: boolean;
}

/** The items of one vendor that are shipped together. */
export interface Parcel {
  /** In the buyer's currency. */
  subtotal: number;
  pieces: number;
  /** Grams; items without a weight count as 0. */
  weight: number;
  /** Kilometres from the vendor to the buyer; null if either location is unknown. */
  distance: number | null;
  /** Surcharge of every delivery to the buyer's city on top of the rate, in the shop's default currency. */
  surcharge: number;
}

/** Converts an amount of the shop's default currency into the buyer's. */
export type Exchange = (amount: number) => number;

/** Why a method is not available for a parcel, and the limit that was exceeded. */
export interface Refusal {
  code: ShippingRefusal;
  limit: number | null;
}

/** Rate of each type for a parcel in the buyer's currency, rounded once, or why it is not available. */
const RATES: Record<RateType, (method: Method, parcel: Parcel, exchange: Exchange) => number | Refusal> = {
  flat: ({ rate }, _, exchange) => exchange(rate),
  free: () => 0,
  per_item: ({ rate }, { pieces }, exchange) => exchange(rate * pieces),
  by_weight: ({ rate, weight_step }, { weight }, exchange) =>
    exchange(rate * begun(weight, weight_step ?? 1)),
  by_price: ({ rate, price_step }, { subtotal }, exchange) =>
    exchange(rate * begun(subtotal, Math.max(1, exchange(price_step ?? 1)))),
  percent: ({ percent }, { subtotal }) => applyRate(subtotal, percent ?? '0'),
  table: byTable,
  pickup: ({ rate }, _, exchange) => exchange(rate),
  rider_distance: byDistance,
};

/** The rate of a method for a parcel, before handling fee and free-shipping threshold. */
export function rateFor(method: Method, parcel: Parcel, exchange: Exchange): number | Refusal {
  return RATES[method.rate_type](method, parcel, exchange);
}

/** Number of started steps; at least one. */
function begun(amount: number, step: number): number {
  return Math.max(1, Math.ceil(amount / step));
}

function byDistance(
  { rate, rate_per_km, max_distance }: Method,
  { distance }: Parcel,
  exchange: Exchange,
): number | Refusal {
  if (distance === null) return { code: 'distance_unknown', limit: null };
  if (max_distance !== null && distance > max_distance) return { code: 'too_far', limit: max_distance };
  return exchange(rate + (rate_per_km ?? 0) * Math.ceil(distance));
}

/** Refusal codes below the first band and above the last band, per measure. */
const BOUNDS: Record<TableMeasure, [below: ShippingRefusal, above: ShippingRefusal]> = {
  weight: ['too_light', 'too_heavy'],
  price: ['below_minimum', 'above_maximum'],
  pieces: ['too_few', 'too_many'],
};

function byTable({ table_by, table }: Method, parcel: Parcel, exchange: Exchange): number | Refusal {
  const measure = table_by ?? 'weight';
  const [value, scaled] = measured(measure, parcel, exchange);
  const bands = table ?? [];
  const reaches = (end: number | null | undefined): boolean =>
    end === null || end === undefined || value <= scaled(end);
  const start = bands[0]?.from ?? 0;
  const [below, above] = BOUNDS[measure];
  // For weight the limit is the bound itself ("more than 2 kg"); for amounts and units the first allowed
  // value.
  if (start > 0 && value <= scaled(start))
    return { code: below, limit: scaled(start) + (measure === 'weight' ? 0 : 1) };
  const band = bands.find(({ to }) => reaches(to));
  return band ? exchange(band.amount) : { code: above, limit: scaled(bands.at(-1)?.to ?? 0) };
}

/**
 * The measured value of the parcel and how bounds are converted: price bounds are exchanged as prices are.
 */
function measured(
  measure: TableMeasure,
  { weight, subtotal, pieces }: Parcel,
  exchange: Exchange,
): [value: number, scaled: Exchange] {
  if (measure === 'price') return [subtotal, exchange];
  return [measure === 'weight' ? weight : pieces, (bound) => bound];
}
