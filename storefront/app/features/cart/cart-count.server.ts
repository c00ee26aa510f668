import { COOKIES, DAY } from '~/session/cookies';
import type { Shop } from '~/session/shop.server';

/** Stores the badge's count in a cookie, so that no page has to request the cart for it. */
export function rememberCartCount(shop: Shop, count: number): void {
  shop.setCookie(COOKIES.cartCount, String(count), { maxAge: count > 0 ? 30 * DAY : 0 });
}
