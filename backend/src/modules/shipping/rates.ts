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

/** One vendor's goods on their way. */
export interface Parcel {
  /** In the buyer's currency. */
  subtotal: number;
  pieces: number;
  /** Grams; what has no weight counts nothing. */
  weight: number;
  /** Kilometres from the vendor to the buyer; null where one of both is not known closely enough. */
  distance: number | null;
  /** What every delivery to the buyer's city costs beyond the rate, in the shop's default currency. */
  surcharge: number;
}

/** Turns an amount of the shop's default currency into the buyer's. */
export type Exchange = (amount: number) => number;

/** Why a method does not carry a parcel, and the limit that was passed. */
export interface Refusal {
  code: ShippingRefusal;
  limit: number | null;
}

/** What each type asks for a parcel in the buyer's currency, each rounded once, or why it does not carry it. */
const ASKED: Record<RateType, (method: Method, parcel: Parcel, exchange: Exchange) => number | Refusal> = {
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

/** What a method's type asks for a parcel, before handling and before anything makes it free. */
export function askedFor(method: Method, parcel: Parcel, exchange: Exchange): number | Refusal {
  return ASKED[method.rate_type](method, parcel, exchange);
}

/** How many steps are begun; a parcel always begins the first. */
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

/** What is passed below the first band and above the last one of each measure. */
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
  // A weight is said as it stands, "more than 2 kg"; amounts and pieces as the first one that will do.
  if (start > 0 && value <= scaled(start))
    return { code: below, limit: scaled(start) + (measure === 'weight' ? 0 : 1) };
  const band = bands.find(({ to }) => reaches(to));
  return band ? exchange(band.amount) : { code: above, limit: scaled(bands.at(-1)?.to ?? 0) };
}

/** What a table looks at, and how its bounds compare with it: those of prices are exchanged, as the prices were. */
function measured(
  measure: TableMeasure,
  { weight, subtotal, pieces }: Parcel,
  exchange: Exchange,
): [value: number, scaled: Exchange] {
  if (measure === 'price') return [subtotal, exchange];
  return [measure === 'weight' ? weight : pieces, (bound) => bound];
}
