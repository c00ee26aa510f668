import type { WebShippingMethod } from '@stoa/contracts';
import type { Formats } from '~/i18n/format';
import type { ServerTranslate, Translate } from '~/i18n/translator';

interface Days {
  min_days: number;
  max_days: number;
}

/** Delivery time, such as "2–4 days". */
export const daysText = (t: Translate, { min_days: min, max_days: max }: Days): string =>
  min === max ? t('checkout.daysExact', { count: max }) : t('checkout.days', { min, max });

/** A vendor's own shipping methods, or the platform's where it has none, as at checkout. */
function usable(methods: readonly WebShippingMethod[], vendorId: number): WebShippingMethod[] {
  const own = methods.filter(({ vendor_id }) => vendor_id === vendorId);
  return own.length > 0 ? own : methods.filter(({ vendor_id }) => vendor_id === null);
}

const isFreeOnlyOver = ({ rate_type, free_over }: WebShippingMethod): boolean =>
  rate_type === 'free' && free_over !== null;

/** The lowest rate in minor units; undefined where a rate depends on the items or the destination. */
function leastOf(methods: readonly WebShippingMethod[]): number | undefined {
  const amounts = methods.filter((method) => !isFreeOnlyOver(method)).map(({ amount }) => amount);
  if (amounts.includes(0)) return 0;
  const stated = amounts.filter((amount) => amount !== null);
  return stated.length > 0 && stated.length === amounts.length ? Math.min(...stated) : undefined;
}

function freeOver(methods: readonly WebShippingMethod[]): number | null {
  const thresholds = methods.flatMap(({ free_over }) => (free_over === null ? [] : [free_over]));
  return thresholds.length > 0 ? Math.min(...thresholds) : null;
}

/** Number of a vendor's shipping methods, pickup included. */
export function countMethods(methods: readonly WebShippingMethod[], vendorId: number): number {
  return usable(methods, vendorId).length;
}

/** A shipping method whose rate does not depend on the destination; amounts in minor units. */
export interface DeliveryFacts {
  amount: number;
  /** Subtotal from which shipping is free. */
  freeOver: number | null;
  /** Whether the method is only available from `freeOver` on. */
  isFreeOnly: boolean;
  maxWeight: number | null;
  minDays: number;
  maxDays: number;
  /** ISO codes; null for everywhere. */
  countries: string[] | null;
  /** Highest surcharge of any city, by country. */
  surcharges: WebShippingMethod['surcharges'];
}

/**
 * A vendor's shipping methods for structured data; rates that depend on the items or the destination are left
 * out.
 */
export function deliveryFacts(methods: readonly WebShippingMethod[], vendorId: number): DeliveryFacts[] {
  return usable(methods, vendorId).flatMap((method) => {
    const { amount, free_over: freeOver, max_weight: maxWeight, countries, surcharges, pickup } = method;
    if (amount === null || pickup !== null || countries?.length === 0) return [];
    const days = { minDays: method.min_days, maxDays: method.max_days };
    return [
      { amount, freeOver, isFreeOnly: isFreeOnlyOver(method), maxWeight, ...days, countries, surcharges },
    ];
  });
}

/** A vendor's delivery times, lowest rate and free-shipping threshold, before the destination is known. */
export function deliveryTexts(
  methods: readonly WebShippingMethod[],
  vendorId: number,
  { t, formats, showVendor }: { t: ServerTranslate; formats: Formats; showVendor: boolean },
): string[] {
  // Pickup methods have no delivery time.
  const brought = usable(methods, vendorId).filter(({ pickup }) => pickup === null);
  const [first] = brought;
  if (!first) return [t('product.delivery')];
  const money = (amount: number): string => formats.money(amount, first.currency);
  const days = daysText(t, {
    min_days: Math.min(...brought.map(({ min_days }) => min_days)),
    max_days: Math.max(...brought.map(({ max_days }) => max_days)),
  });
  const least = leastOf(brought);
  if (least === 0) return [t('product.deliveryFree', { days })];
  const over = freeOver(brought);
  return [
    least === undefined
      ? t('product.deliveryIn', { days })
      : t('product.deliveryFrom', { amount: money(least), days }),
    ...(over === null
      ? []
      : [
          t(showVendor ? 'product.deliveryFreeOverOfSeller' : 'product.deliveryFreeOver', {
            amount: money(over),
          }),
        ]),
  ];
}
