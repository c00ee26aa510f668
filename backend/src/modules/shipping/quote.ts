import type { PickupPlace, RefusedShipping, ShippingQuote } from '@stoa/contracts';
import { sum } from '../../kernel/money';
import type { Exchange, Method, Parcel, Refusal } from './rates';
import { askedFor } from './rates';

/** A quote with what checkout has to know beyond it. */
export interface Offered extends ShippingQuote {
  tax_class_id: number | null;
  cod_allowed: boolean;
}

/** A method that does not carry some goods, before it is put into words. */
export type Refused = Omit<RefusedShipping, 'reason'>;

/** A vendor's own methods; a vendor without any is served by the platform's. */
export function methodsOf(vendorId: number, methods: readonly Method[]): Method[] {
  const own = methods.filter((method) => method.vendor_id === vendorId);
  return own.length > 0 ? own : methods.filter((method) => method.vendor_id === null);
}

/** What a method asks for a parcel to one of `zones`, in the buyer's currency, or why it does not carry it. */
export function amountOf(
  method: Method,
  parcel: Parcel,
  zones: ReadonlySet<number>,
  exchange: Exchange,
): number | Refusal {
  const collected = method.rate_type === 'pickup';
  const hindrance = collected ? null : hindranceOf(method, parcel, zones);
  if (hindrance) return hindrance;
  const asked = askedFor(method, parcel, exchange);
  if (typeof asked !== 'number') return asked;
  const threshold = method.free_over === null ? null : exchange(method.free_over);
  const reached = threshold !== null && parcel.subtotal >= threshold;
  if (method.rate_type === 'free')
    return reached || threshold === null ? 0 : { code: 'below_minimum', limit: threshold };
  if (reached) return 0;
  return sum([asked, exchange(method.handling + (collected ? 0 : parcel.surcharge))]);
}

/** What keeps a method from carrying a parcel at all, whatever it asks; goods that are collected are carried by nobody. */
function hindranceOf(
  { zone_ids, max_weight }: Method,
  { weight }: Parcel,
  zones: ReadonlySet<number>,
): Refusal | null {
  if (zone_ids.length > 0 && !zone_ids.some((id) => zones.has(id)))
    return { code: 'outside_zones', limit: null };
  return max_weight !== null && weight > max_weight ? { code: 'too_heavy', limit: max_weight } : null;
}

/** The methods for one vendor's goods, in the operator's order: those that carry them, and those that don't, with why. */
export function offersFor(
  vendorId: number,
  parcel: Parcel,
  methods: readonly Method[],
  zones: ReadonlySet<number>,
  exchange: Exchange,
): { quotes: Offered[]; refused: Refused[] } {
  const quotes: Offered[] = [];
  const refused: Refused[] = [];
  for (const method of methodsOf(vendorId, methods)) {
    const amount = amountOf(method, parcel, zones, exchange);
    const { id: method_id, name, rate_type, min_days, max_days, tax_class_id, cod_allowed } = method;
    if (typeof amount !== 'number') refused.push({ method_id, name, ...amount });
    else
      quotes.push({
        ...{ method_id, name, rate_type, amount, min_days, max_days, pickup: pickupOf(method) },
        ...{ tax_class_id, cod_allowed },
      });
  }
  return { quotes, refused };
}

/** Where goods are collected; null where they are brought. */
export function pickupOf({ rate_type, pickup_address, pickup_instructions }: Method): PickupPlace | null {
  return rate_type === 'pickup'
    ? { address: pickup_address ?? '', instructions: pickup_instructions || null }
    : null;
}

/** Whether a method carries a parcel to one of `zones`, whatever it asks. */
export function carries(method: Method, parcel: Parcel, zones: ReadonlySet<number>): boolean {
  return hindranceOf(method, parcel, zones) === null;
}

/**
 * Subtotal from which some delivery of the vendor is free, in the buyer's currency; null where none ever is, or one
 * always is. Only methods that are `open` count: all of them as long as nobody knows where the goods go.
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
