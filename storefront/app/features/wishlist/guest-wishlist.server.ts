import type { Wishlist } from '@stoa/contracts';
import type { Api } from '~/api/client.server';
import { COOKIES } from '~/session/cookies';
import type { Shop } from '~/session/shop.server';
import { parseIds } from '~/ui/cookie-ids';
import { storeGuestWishlist, rememberWishlist } from './remember-wishlist.server';
import { MAX_OF_GUESTS, toggled } from './toggled';
import type { WishlistAnswer } from './wishlist-answer';
import { isOfCustomer } from './wishlist-ids';

/** A guest's wish list; the list that an ended customer session left behind does not count. */
function idsOf({ visitor }: Shop): number[] {
  const cookie = visitor.cookies.get(COOKIES.wishlist);
  return isOfCustomer(cookie) ? [] : parseIds(cookie);
}

/** Adds to or removes from a guest's wish list, which is a cookie until sign-in (ADR 33). */
export async function changeGuestWishlist(
  shop: Shop,
  { id, isIn }: { id: number; isIn: boolean },
): Promise<{ answer: WishlistAnswer; status: number }> {
  const { t } = await shop.locale();
  const ids = toggled(idsOf(shop), id, isIn);
  if (ids === null) return { answer: { ok: false, error: t('wishlist.guestFull') }, status: 409 };
  storeGuestWishlist(shop, ids);
  return { answer: { ok: true, count: ids.length }, status: 200 };
}

/**
 * Adds a guest's wish list to that of the customer who has just signed in; existing items stay as they are.
 */
export async function mergeGuestWishlist(shop: Shop, api: Api): Promise<void> {
  // No more than a guest can save, whatever the cookie holds; oldest first, to preserve the order.
  const ids = idsOf(shop).slice(0, MAX_OF_GUESTS).reverse();
  // Refused items are no longer on sale, or the list is full: neither prevents the sign-in.
  for (const product_id of ids) await api.post('web/addWishlistItem', { product_id });
  const list = await api.tryGet<Wishlist>('web/fetchWishlistItems');
  if (list.ok) rememberWishlist(shop, list.data);
}
