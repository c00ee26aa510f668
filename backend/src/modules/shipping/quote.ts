import type { ShippingQuote } from '@stoa/contracts';
import type { RateType } from './shipping-method.entity';

/** An active method as quoting needs it; amounts in the shop's default currency. */
export interface Method {
  id: number;
  code: string;
  name: string;
  vendor_id: number | null;
  zone_ids: readonly number[];
  rate_type: RateType;
  rate: number;
  free_over: number | null;
  handling: number;
  min_days: number;
  max_days: number;
  tax_class_id: number | null;
  cod_allowed: boolean;
}

/** Turns an amount of the shop's default currency into the buyer's. */
export type Exchange = (amount: number) => number;

/** A quote with what checkout has to know beyond it. */
export interface Offered extends ShippingQuote {
  tax_class_id: number | null;
  cod_allowed: boolean;
}

/** A vendor's own methods; a vendor without any is served by the platform's. */
export function methodsOf(vendorId: number, methods: readonly Method[]): Method[] {
  const own = methods.filter((method) => method.vendor_id === vendorId);
  return own.length > 0 ? own : methods.filter((method) => method.vendor_id === null);
}

/** What a method asks for goods worth `subtotal`, both in the buyer's currency; null when it is not offered for so little. */
export function amountOf(method: Method, subtotal: number, exchange: Exchange): number | null {
  const reached = method.free_over !== null && subtotal >= exchange(method.free_over);
  if (method.rate_type === 'free') return reached || method.free_over === null ? 0 : null;
  return reached ? 0 : exchange(method.rate) + exchange(method.handling);
}

/** The methods that bring one vendor's goods to one of `zones`, in the operator's order. */
export function offersFor(
  vendorId: number,
  subtotal: number,
  methods: readonly Method[],
  zones: ReadonlySet<number>,
  exchange: Exchange,
): Offered[] {
  return methodsOf(vendorId, methods).flatMap((method) => {
    const reaches = method.zone_ids.length === 0 || method.zone_ids.some((id) => zones.has(id));
    const amount = reaches ? amountOf(method, subtotal, exchange) : null;
    if (amount === null) return [];
    const { id: method_id, name, min_days, max_days, tax_class_id, cod_allowed } = method;
    return [{ method_id, name, amount, min_days, max_days, tax_class_id, cod_allowed }];
  });
}

/** Subtotal from which some method of the vendor is free, in the buyer's currency; null where none ever is, or one always is. */
export function freeFrom(vendorId: number, methods: readonly Method[], exchange: Exchange): number | null {
  const usable = methodsOf(vendorId, methods);
  if (usable.some((method) => method.rate_type === 'free' && method.free_over === null)) return null;
  const thresholds = usable.flatMap((method) => (method.free_over === null ? [] : [method.free_over]));
  return thresholds.length > 0 ? exchange(Math.min(...thresholds)) : null;
}
