import { useSyncExternalStore } from 'react';
import { COOKIES } from '~/session/cookies';
import { KeptIds } from '~/ui/kept-ids';

/** Where a heart is sent that stays on its page; the frame knows by it that only a cookie changes. */
export const HEARTS = '/WishList?heart';

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
