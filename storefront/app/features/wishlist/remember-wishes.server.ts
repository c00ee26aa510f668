import type { Wishlist } from '@stoa/contracts';
import { COOKIES, DAY } from '~/session/cookies';
import type { Shop } from '~/session/shop.server';
import { formatIds } from '~/ui/kept-ids';

/** Keeps ids of products where scripts read them, so that hearts can show what is on the wish list. */
export function keepWishes(shop: Shop, ids: readonly number[]): void {
  shop.setCookie(COOKIES.wishlist, formatIds(ids), {
    maxAge: ids.length > 0 ? 365 * DAY : 0,
    httpOnly: false,
  });
}

/** The same for a customer's list, unless the browser knows it already. */
export function rememberWishes(shop: Shop, { items }: Wishlist): void {
  const ids = items.map((item) => item.product_id);
  if ((shop.visitor.cookies.get(COOKIES.wishlist) ?? '') !== formatIds(ids)) keepWishes(shop, ids);
}
