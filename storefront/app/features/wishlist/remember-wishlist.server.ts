import type { Wishlist } from '@stoa/contracts';
import { COOKIES, DAY } from '~/session/cookies';
import type { Shop } from '~/session/shop.server';
import { formatIds } from '~/ui/cookie-ids';
import { OF_CUSTOMER } from './wishlist-ids';

function keep(shop: Shop, value: string): void {
  shop.setCookie(COOKIES.wishlist, value, { maxAge: value ? 365 * DAY : 0, httpOnly: false });
}

/** Stores a guest's wish list in the cookie. */
export const storeGuestWishlist = (shop: Shop, ids: readonly number[]): void => keep(shop, formatIds(ids));

/** Stores the ids of a customer's wish list in a cookie that scripts can read, unless it is up to date. */
export function rememberWishlist(shop: Shop, { items }: Wishlist): void {
  const ids = items.map((item) => item.product_id);
  const value = ids.length > 0 ? `${OF_CUSTOMER}.${formatIds(ids)}` : '';
  if ((shop.visitor.cookies.get(COOKIES.wishlist) ?? '') !== value) keep(shop, value);
}
