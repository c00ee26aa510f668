import type { PickupPlace, RefusedShipping, ShippingQuote } from '@stoa/contracts';
import { sum } from '../../kernel/money';
import type { Exchange, Method, Parcel, Refusal } from './rates';
import { rateFor } from './rates';

/** A quote with further facts that checkout needs. */
export interface AvailableQuote extends ShippingQuote {
  tax_class_id: number | null;
  cod_allowed: boolean;
}

/** A method that is not available for a parcel, before its reason is written as a message. */
export type Refused = Omit<RefusedShipping, 'reason'>;

/** A vendor's own methods, or else the platform's. */
export function methodsOf(vendorId: number, methods: readonly Method[]): Method[] {
  const own = methods.filter((method) => method.vendor_id === vendorId);
  return own.length > 0 ? own : methods.filter((method) => method.vendor_id === null);
}

/** Shipping amount for a parcel to one of `zones`, in the buyer's currency, or why it is not available. */
export function amountOf(
  method: Method,
  parcel: Parcel,
  zones: ReadonlySet<number>,
  exchange: Exchange,
): number | Refusal {
  const collected = method.rate_type === 'pickup';
  const refusal = collected ? null : refusalOf(method, parcel, zones);
  if (refusal) return refusal;
  const rate = rateFor(method, parcel, exchange);
  if (typeof rate !== 'number') return rate;
  const threshold = method.free_over === null ? null : exchange(method.free_over);
  const reached = threshold !== null && parcel.subtotal >= threshold;
  if (method.rate_type === 'free')
    return reached || threshold === null ? 0 : { code: 'below_minimum', limit: threshold };
  if (reached) return 0;
  return sum([rate, exchange(method.handling + (collected ? 0 : parcel.surcharge))]);
}

/** Zone or weight limit that excludes a parcel regardless of its rate; pickup has no such limits. */
function refusalOf(
  { zone_ids, max_weight }: Method,
  { weight }: Parcel,
  zones: ReadonlySet<number>,
): Refusal | null {
  if (zone_ids.length > 0 && !zone_ids.some((id) => zones.has(id)))
    return { code: 'outside_zones', limit: null };
  return max_weight !== null && weight > max_weight ? { code: 'too_heavy', limit: max_weight } : null;
}

/** The methods for one vendor's items in the operator's order: available ones, and refused ones with why. */
export function offersFor(
  vendorId: number,
  parcel: Parcel,
  methods: readonly Method[],
  zones: ReadonlySet<number>,
  exchange: Exchange,
): { quotes: AvailableQuote[]; refused: Refused[] } {
  const quotes: AvailableQuote[] = [];
  const refused: Refused[] = [];
  for (const method of methodsOf(vendorId, methods)) {
    const amount = amountOf(method, parcel, zones, exchange);
    const { id: method_id, name, rate_type, min_days, max_days, tax_class_id, cod_allowed } = method;
    if (typeof amount !== 'number') refused.push({ method_id, name, ...amount });
    else
      quotes.push({
        method_id,
        name,
        rate_type,
        amount,
        min_days,
        max_days,
        pickup: pickupOf(method),
        tax_class_id,
        cod_allowed,
      });
  }
  return { quotes, refused };
}

/** The pickup place; null for methods that deliver. */
export function pickupOf({ rate_type, pickup_address, pickup_instructions }: Method): PickupPlace | null {
  return rate_type === 'pickup'
    ? { address: pickup_address ?? '', instructions: pickup_instructions || null }
    : null;
}

/** Whether a method delivers a parcel to one of `zones`, regardless of its rate. */
export function carries(method: Method, parcel: Parcel, zones: ReadonlySet<number>): boolean {
  return refusalOf(method, parcel, zones) === null;
}

/**
 * Free-shipping threshold of the vendor in the buyer's currency; null when no method has one, or one is
 * always free. Only methods that are `open` count: all of them while the destination is unknown.
 */
export function freeFrom(
  vendorId: number,
  methods: readonly Method[],
  exchange: Exchange,
  open: (method: Method) => boolean = () => true,
): number | null {
  const brought = methodsOf(vendorId, methods).filter((method) => method.rate_type !== 'pickup');
  const usable = brought.filter(open);
  if (usable.some((method) => method.rate_type === 'free' && method.free_over === null)) return null;
  const thresholds = usable.flatMap((method) => (method.free_over === null ? [] : [method.free_over]));
  return thresholds.length > 0 ? exchange(Math.min(...thresholds)) : null;
}
