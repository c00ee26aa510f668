import type { WebShippingMethod } from '@stoa/contracts';
import type { Formats } from '~/i18n/format';
import type { Translate } from '~/i18n/translator';

interface Days {
  min_days: number;
  max_days: number;
}

/** How long something takes, such as "2–4 days". */
export const daysText = (t: Translate, { min_days: min, max_days: max }: Days): string =>
  min === max ? t('checkout.daysExact', { count: max }) : t('checkout.days', { min, max });

/** A vendor's own methods, and the platform's where there are none, as at checkout; goods that are collected don't come. */
function bringing(methods: readonly WebShippingMethod[], vendorId: number): WebShippingMethod[] {
  const own = methods.filter(({ vendor_id }) => vendor_id === vendorId);
  const usable = own.length > 0 ? own : methods.filter(({ vendor_id }) => vendor_id === null);
  return usable.filter(({ pickup }) => pickup === null);
}

const isFreeOnlyOver = ({ rate_type, free_over }: WebShippingMethod): boolean =>
  rate_type === 'free' && free_over !== null;

/** The least that any of them asks; undefined where that depends on the goods or the way. */
function leastOf(methods: readonly WebShippingMethod[]): number | undefined {
  const amounts = methods.filter((method) => !isFreeOnlyOver(method)).map(({ amount }) => amount);
  if (amounts.includes(0)) return 0;
  const known = amounts.filter((amount) => amount !== null);
  return known.length > 0 && known.length === amounts.length ? Math.min(...known) : undefined;
}

function freeOver(methods: readonly WebShippingMethod[]): number | null {
  const thresholds = methods.flatMap(({ free_over }) => (free_over === null ? [] : [free_over]));
  return thresholds.length > 0 ? Math.min(...thresholds) : null;
}

/** What can be said of a vendor's delivery before anybody knows where it goes: how long, from how much, when for free. */
export function deliveryTexts(
  methods: readonly WebShippingMethod[],
  vendorId: number,
  { t, formats }: { t: Translate; formats: Formats },
): string[] {
  const brought = bringing(methods, vendorId);
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
    ...(over === null ? [] : [t('product.deliveryFreeOver', { amount: money(over) })]),
  ];
}
