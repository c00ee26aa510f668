import type { CouponAnswer, ValidateCoupon, WebCoupon } from '@stoa/contracts';
import type { Failure, Outcome } from '~/api/client.server';
import type { Shop } from '~/session/shop.server';
import type { CouponsView, LapsedCode } from './coupons-view';
import { keepCodes, readCodes } from './kept-codes.server';

/** Codes that are offered at once; more would bury the cart. */
const OFFERED = 3;

const judge = (shop: Shop, codes: readonly string[], email?: string): Promise<Outcome<CouponAnswer>> => {
  const ask: ValidateCoupon = {
    coupon_code: codes.at(-1) ?? '',
    coupon_codes: codes.slice(0, -1),
    ...(email && { email }),
  };
  return shop.api.post<CouponAnswer>('web/validateCouponCode', ask);
};

/** The codes without the one that a refusal names, and why that is left out; none when it names nothing that is there. */
export async function withoutRefused(
  shop: Shop,
  codes: readonly string[],
  failure: Failure,
): Promise<{ left: string[]; lapsed: LapsedCode[] }> {
  const left = codes.filter((code) => code !== failure.details.coupon_code);
  if (left.length === codes.length) return { left: [], lapsed: [] };
  const reason = await couponRefusal(shop, failure);
  return { left, lapsed: [{ code: String(failure.details.coupon_code), reason }] };
}

type Judged = Pick<CouponsView, 'applied' | 'lapsed'>;

/** What the kept codes take off the cart, and which of them no longer hold. */
async function readKept(shop: Shop, codes = readCodes(shop)): Promise<Judged> {
  if (codes.length === 0) return { applied: [], lapsed: [] };
  const outcome = await judge(shop, codes);
  if (outcome.ok) return { applied: outcome.data.coupons, lapsed: [] };
  const { left, lapsed } = await withoutRefused(shop, codes, outcome.failure);
  const rest = await readKept(shop, left);
  return { ...rest, lapsed: [...lapsed, ...rest.lapsed] };
}

/** The codes in use and those that the shop offers beside them. */
export async function readCoupons(shop: Shop): Promise<CouponsView> {
  const [{ applied, lapsed }, offered] = await Promise.all([
    readKept(shop),
    shop.api.tryGet<WebCoupon[]>('web/fetch_coupons'),
  ]);
  const open = (offered.ok ? offered.data : []).filter(
    ({ code, stackable }) =>
      (applied.length === 0 || stackable) && [...applied, ...lapsed].every((one) => one.code !== code),
  );
  return { applied, lapsed, offered: open.slice(0, OFFERED).map(({ code, title }) => ({ code, title })) };
}

/** Takes a code, or takes one back; answers why it could not be taken. */
export async function takeCode(shop: Shop, form: FormData, email?: string): Promise<string | null> {
  const kept = readCodes(shop);
  const removed = form.get('remove_code');
  if (typeof removed === 'string') {
    keepCodes(
      shop,
      kept.filter((code) => code !== removed),
    );
    return null;
  }
  const code = String(form.get('coupon_code') ?? '').trim();
  if (code === '') return null;
  // What was kept but no longer holds must not stand in the way of a code that does.
  const applied = (await readKept(shop, kept)).applied.map((one) => one.code);
  const outcome = await judge(shop, [...applied, code], email);
  if (!outcome.ok) return couponRefusal(shop, outcome.failure);
  keepCodes(
    shop,
    outcome.data.coupons.map((one) => one.code),
  );
  return null;
}

/** The reason in the visitor's language; one that has no words of ours is said as the API says it. */
async function couponRefusal(shop: Shop, failure: Failure): Promise<string> {
  const { t, formats } = await shop.locale();
  const { coupon_code: code = '', missing = 0, currency } = failure.details;
  const amount = typeof currency === 'string' ? formats.money(Number(missing), currency) : String(missing);
  const key = `coupon.refused.${failure.code.replace(/^coupon_/, '')}`;
  const words = t(key, { code: String(code), missing: amount });
  if (words !== key) return words;
  return Object.values(failure.errors)[0]?.[0] ?? (failure.error || t('error.failed'));
}
