import { useSyncExternalStore } from 'react';
import { COOKIES, parseCookies } from '~/session/cookies';
import { KeptIds } from '~/ui/kept-ids';

/** Where a heart is sent that stays on its page; the frame knows by it that only a cookie changes. */
export const HEARTS = '/WishList?heart';

/** What the cookie begins with where the ids are a customer's, not a guest's. */
export const OF_CUSTOMER = 'c';

/** Whether the cookie holds a customer's list. */
export const isOfCustomer = (cookie: string | undefined): boolean => cookie?.startsWith(OF_CUSTOMER) === true;

/** The products on the wish list, as this browser knows them. */
export const wishes = new KeptIds(COOKIES.wishlist);

/** Whether a product is on the wish list; never where a page is drawn for many. */
export const useIsWished = (id: number): boolean =>
  useSyncExternalStore(
    wishes.subscribe,
    () => wishes.get().includes(id),
    () => false,
  );

/** How many products are on the wish list. */
export const useWishCount = (): number =>
  useSyncExternalStore(wishes.subscribe, wishes.get, wishes.none).length;

/** Reads the list anew for whoever is here now; what a session that ran out left behind goes (specification §4.1). */
export function renewWishes(isSignedIn: boolean): void {
  const isLeft = !isSignedIn && isOfCustomer(parseCookies(document.cookie).get(COOKIES.wishlist));
  if (isLeft) wishes.keep([]);
  else wishes.refresh();
}
