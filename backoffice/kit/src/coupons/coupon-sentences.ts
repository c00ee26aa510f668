import { useCanAccess, useGetMany } from 'react-admin';
import { useLabels } from '../i18n/labels';
import { useTranslate, type TextName } from '../i18n/useTranslate';
import { useApi, useSchemas } from '../schema/SchemaContext';
import { useMoment, useMoney, useNumber, usePercent } from '../settings/format';

/** A coupon's values in the form or the record. */
export interface CouponValues {
  code?: string;
  type?: string;
  rate?: string | null;
  amount?: number | null;
  buy_qty?: number | null;
  get_qty?: number | null;
  max_discount?: number | null;
  min_spend?: number | null;
  min_qty?: number | null;
  first_order_only?: boolean;
  stackable?: boolean;
  is_public?: boolean;
  vendor_id?: number | null;
  funded_by?: string;
  starts_at?: string | null;
  ends_at?: string | null;
  limit_total?: number | null;
  limit_per_customer?: number | null;
  [condition: `${string}_ids`]: readonly number[] | undefined;
}

/** More names than this are counted rather than listed. */
const MAX_NAMES = 4;

const filled = (amount: unknown): amount is number => typeof amount === 'number' && amount > 0;

/** A coupon in sentences: discount, eligible products, conditions and who funds it. */
export function useCouponSentences(coupon: CouponValues): string[] {
  const translate = useTranslate();
  const discount = useDiscount()(coupon);
  const goods = useGoods(coupon);
  const demands = useDemands();
  if (!discount) return [translate('stoa.coupon.unfinished')];
  return [discount, ...goods, ...demands(coupon)];
}

type Translate = (key: TextName<'stoa.coupon'>, facts?: Record<string, unknown>) => string;

function useCouponTranslate(): Translate {
  const translate = useTranslate();
  return (key, facts = {}) => translate(`stoa.coupon.${key}`, facts);
}

/** The discount that type and values result in; null while they are incomplete. */
function useDiscount(): (coupon: CouponValues) => string | null {
  const couponText = useCouponTranslate();
  const money = useMoney();
  const number = useNumber();
  const percent = usePercent();
  return ({ code: typed, type, rate, amount, buy_qty, get_qty, max_discount }) => {
    const code = typed?.toUpperCase() || '…';
    const capped = (sentence: string) =>
      filled(max_discount) ? `${sentence} ${couponText('capped', { most: money(max_discount) })}` : sentence;
    if (type === 'free_shipping') return capped(couponText('frees', { code }));
    if (type === 'fixed_cart')
      return filled(amount) ? couponText('takes', { code, value: money(amount) }) : null;
    if (type === 'fixed_item')
      return filled(amount) ? capped(couponText('takes_each', { code, value: money(amount) })) : null;
    if (!(Number(rate) > 0)) return null;
    if (type === 'percent') return capped(couponText('takes', { code, value: percent(String(rate)) }));
    if (!filled(buy_qty) || !filled(get_qty)) return null;
    const set = {
      code,
      pieces: number(buy_qty + get_qty),
      got: number(get_qty),
      value: percent(String(rate)),
    };
    return capped(couponText(Number(rate) === 1 ? 'set_free' : 'set', set));
  };
}

/** The products that the coupon includes and excludes. */
function useGoods(coupon: CouponValues): string[] {
  const couponText = useCouponTranslate();
  const isVendor = useApi().audience === 'vendor';
  const vendor = useNames('vendors', !isVendor && coupon.vendor_id ? [coupon.vendor_id] : []);
  const only = useNamed(coupon, '');
  const never = useNamed(coupon, 'excluded_');
  return [
    vendor && couponText('own', { vendor }),
    isVendor && couponText('yours'),
    only ? couponText('only_for', { goods: only }) : !vendor && !isVendor && couponText('for_all'),
    never && couponText('never_for', { goods: never }),
  ].filter((sentence): sentence is string => Boolean(sentence));
}

/** The names of the included or excluded records. */
function useNamed(coupon: CouponValues, side: '' | 'excluded_'): string {
  const idsOf = (field: 'product_ids' | 'category_ids' | 'brand_ids' | 'vendor_ids') =>
    coupon[`${side}${field}`] ?? [];
  return [
    useNames('products', idsOf('product_ids')),
    useNames('categories', idsOf('category_ids')),
    useNames('brands', idsOf('brand_ids')),
    useNames('vendors', idsOf('vendor_ids')),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The names of a few records, or else their kind and number. */
function useNames(page: string, ids: readonly number[]): string {
  const labels = useLabels();
  const number = useNumber();
  const label = useSchemas().resource(page)?.label ?? 'name';
  const { canAccess } = useCanAccess({ resource: page, action: 'lookup' });
  const few = ids.length > 0 && ids.length <= MAX_NAMES;
  const { data } = useGetMany(page, { ids: [...ids] }, { enabled: few && canAccess === true });
  if (ids.length === 0) return '';
  const names = few ? (data ?? []).map((record) => String(record?.[label] ?? '')).filter(Boolean) : [];
  return names.length === ids.length ? names.join(', ') : `${labels.resource(page)} (${number(ids.length)})`;
}

/** The conditions of use, and who funds the coupon. */
function useDemands(): (coupon: CouponValues) => string[] {
  const couponText = useCouponTranslate();
  const money = useMoney();
  const moment = useMoment();
  const isVendor = useApi().audience === 'vendor';
  return (coupon) => {
    const { min_spend, min_qty, starts_at, ends_at, limit_total, limit_per_customer } = coupon;
    return [
      filled(min_spend) && couponText('from_spend', { amount: money(min_spend) }),
      filled(min_qty) && couponText('from_pieces', { smart_count: min_qty }),
      !filled(min_spend) && !filled(min_qty) && couponText('any_spend'),
      starts_at && couponText('starts', { at: moment(starts_at) }),
      ends_at && couponText('ends', { at: moment(ends_at) }),
      filled(limit_total) && couponText('limit_total', { smart_count: limit_total }),
      filled(limit_per_customer) && couponText('limit_customer', { smart_count: limit_per_customer }),
      coupon.first_order_only && couponText('first_order'),
      couponText(coupon.stackable ? 'stacks' : 'alone'),
      couponText(isVendor ? 'you_bear' : coupon.funded_by === 'vendor' ? 'vendor_bears' : 'platform_bears'),
      coupon.is_public
        ? couponText(isVendor || coupon.vendor_id ? 'public_in_store' : 'public')
        : couponText('private'),
    ].filter((sentence): sentence is string => Boolean(sentence));
  };
}
