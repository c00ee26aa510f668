import { COOKIES } from '~/session/cookies';
import type { Shop } from '~/session/shop.server';

const MAX = 5;
const MAX_LENGTH = 40;

/** The stored coupon codes; untrusted, as the API validates them at every use. */
export function readCodes(shop: Shop): string[] {
  const codes = (shop.visitor.cookies.get(COOKIES.coupons) ?? '').split(',');
  return codes.filter((code) => code !== '' && code.length <= MAX_LENGTH).slice(0, MAX);
}

/** Stores coupon codes in a session cookie. */
export function keepCodes(shop: Shop, codes: readonly string[]): void {
  const value = codes.join(',');
  shop.visitor.cookies.set(COOKIES.coupons, value);
  shop.setCookie(COOKIES.coupons, value, codes.length > 0 ? {} : { maxAge: 0 });
}
