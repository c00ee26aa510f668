import type { CouponAnswer, ValidateCoupon, WebCoupon } from '@stoa/contracts';
import type { Failure, Outcome } from '~/api/client.server';
import type { TextKey } from '~/i18n/translator';
import type { Shop } from '~/session/shop.server';
import type { CouponRefusal, CouponsView, LapsedCode } from './coupons-view';
import { keepCodes, readCodes } from './stored-codes.server';

/** Most coupon codes that are suggested; more would hide the cart. */
const OFFERED = 3;

const judge = (shop: Shop, codes: readonly string[], email?: string): Promise<Outcome<CouponAnswer>> => {
  const ask: ValidateCoupon = {
    coupon_code: codes.at(-1) ?? '',
    coupon_codes: codes.slice(0, -1),
    ...(email && { email }),
  };
  return shop.api.post<CouponAnswer>('web/validateCouponCode', ask);
};

/** The codes without the one that a refusal names, and the reason; none left if it names none of them. */
export async function withoutRefused(
  shop: Shop,
  codes: readonly string[],
  failure: Failure,
): Promise<{ left: string[]; lapsed: LapsedCode[] }> {
  const remaining = codes.filter((code) => code !== failure.details.coupon_code);
  if (remaining.length === codes.length) return { left: [], lapsed: [] };
  const reason = await couponRefusal(shop, failure);
  return { left: remaining, lapsed: [{ code: String(failure.details.coupon_code), reason }] };
}

type CheckedCoupons = Pick<CouponsView, 'applied' | 'lapsed'>;

/** Discounts of the stored codes, and the codes that are no longer valid. */
export async function readStoredCodes(shop: Shop, codes = readCodes(shop)): Promise<CheckedCoupons> {
  if (codes.length === 0) return { applied: [], lapsed: [] };
  const outcome = await judge(shop, codes);
  if (outcome.ok) return { applied: outcome.data.coupons, lapsed: [] };
  const { left: remaining, lapsed } = await withoutRefused(shop, codes, outcome.failure);
  const rest = await readStoredCodes(shop, remaining);
  return { ...rest, lapsed: [...lapsed, ...rest.lapsed] };
}

/** The applied codes and those that the shop suggests for items of these vendors. */
export async function readCoupons(shop: Shop, vendorIds: readonly number[]): Promise<CouponsView> {
  const [{ applied, lapsed }, offered] = await Promise.all([
    readStoredCodes(shop),
    shop.api.tryGet<WebCoupon[]>('web/fetch_coupons', { vendor_ids: vendorIds.join(',') }),
  ]);
  const open = (offered.ok ? offered.data : []).filter(
    ({ code, stackable }) =>
      (applied.length === 0 || stackable) && [...applied, ...lapsed].every((one) => one.code !== code),
  );
  return { applied, lapsed, offered: open.slice(0, OFFERED).map(({ code, title }) => ({ code, title })) };
}

/** Adds or removes a coupon code; returns the refusal, or null. */
export async function takeCode(shop: Shop, form: FormData, email?: string): Promise<CouponRefusal | null> {
  const stored = readCodes(shop);
  const removed = form.get('remove_code');
  if (typeof removed === 'string') {
    keepCodes(
      shop,
      stored.filter((code) => code !== removed),
    );
    return null;
  }
  const code = String(form.get('coupon_code') ?? '').trim();
  if (code === '') {
    const { t } = await shop.locale();
    return { code, error: t('error.required', { field: t('coupon.label') }) };
  }
  // Stored codes that are no longer valid must not block a valid one.
  const applied = (await readStoredCodes(shop, stored)).applied.map((one) => one.code);
  const outcome = await judge(shop, [...applied, code], email);
  if (!outcome.ok) return { code, error: await couponRefusal(shop, outcome.failure) };
  keepCodes(
    shop,
    outcome.data.coupons.map((one) => one.code),
  );
  return null;
}

/** The refusal's translation; one without a translation uses the API's message. */
async function couponRefusal(shop: Shop, failure: Failure): Promise<string> {
  const { t, formats } = await shop.locale();
  const { coupon_code: code = '', missing = 0, currency } = failure.details;
  const amount = typeof currency === 'string' ? formats.money(Number(missing), currency) : String(missing);
  // Translated to itself where the catalogue lacks the code.
  const key = `coupon.refused.${failure.code.replace(/^coupon_/, '')}` as TextKey;
  const text = t(key, { code: String(code), missing: amount });
  if (text !== key) return text;
  return Object.values(failure.errors)[0]?.[0] ?? (failure.error || t('error.failed'));
}
