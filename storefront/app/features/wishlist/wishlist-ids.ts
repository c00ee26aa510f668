import { useSyncExternalStore } from 'react';
import { COOKIES, parseCookies } from '~/session/cookies';
import { CookieIds } from '~/ui/cookie-ids';

/** Action of wish-list buttons that stay on their page; by it the frame knows that only a cookie changes. */
export const HEARTS = '/WishList?heart';

/** Prefix of the cookie if the ids are a customer's, not a guest's. */
export const OF_CUSTOMER = 'c';

/** Whether the cookie holds a customer's list. */
export const isOfCustomer = (cookie: string | undefined): boolean => cookie?.startsWith(OF_CUSTOMER) === true;

/** Ids of the wish list, in this browser's cookie. */
export const wishlistIds = new CookieIds(COOKIES.wishlist);

/** Whether a product is on the wish list; false in server-rendered HTML, which visitors share. */
export const useIsWished = (id: number): boolean =>
  useSyncExternalStore(
    wishlistIds.subscribe,
    () => wishlistIds.get().includes(id),
    () => false,
  );

/** Number of products on the wish list. */
export const useWishlistCount = (): number =>
  useSyncExternalStore(wishlistIds.subscribe, wishlistIds.get, wishlistIds.none).length;

/**
 * Rereads the cookie for the current visitor; clears the list that an ended customer session left behind
 * (specification §4.1).
 */
export function refreshWishlist(isSignedIn: boolean): void {
  const isForeign = !isSignedIn && isOfCustomer(parseCookies(document.cookie).get(COOKIES.wishlist));
  if (isForeign) wishlistIds.store([]);
  else wishlistIds.refresh();
}
