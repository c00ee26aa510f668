import type { Wishlist } from '@stoa/contracts';
import type { Api } from '~/api/client.server';
import { COOKIES } from '~/session/cookies';
import type { Shop } from '~/session/shop.server';
import { parseIds } from '~/ui/kept-ids';
import { keepGuestWishes, rememberWishes } from './remember-wishes.server';
import { MOST_OF_GUESTS, toggled } from './toggled';
import type { WishAnswer } from './wish-answer';
import { isOfCustomer } from './wishes';

/** What a guest has saved; what a session that ran out left behind is somebody's own. */
function idsOf({ visitor }: Shop): number[] {
  const kept = visitor.cookies.get(COOKIES.wishlist);
  return isOfCustomer(kept) ? [] : parseIds(kept);
}

/** Adds to what a guest has saved, or takes off it; the browser keeps it until sign-in (ADR 33). */
export async function changeGuestWishes(
  shop: Shop,
  { id, isIn }: { id: number; isIn: boolean },
): Promise<{ answer: WishAnswer; status: number }> {
  const { t } = await shop.locale();
  const ids = toggled(idsOf(shop), id, isIn);
  if (ids === null) return { answer: { ok: false, error: t('wishlist.guestFull') }, status: 409 };
  keepGuestWishes(shop, ids);
  return { answer: { ok: true, count: ids.length }, status: 200 };
}

/** Puts what a guest saved on the list of the customer who has just signed in; what is there already stays as it is. */
export async function bringWishes(shop: Shop, api: Api): Promise<void> {
  // No more than a guest can save, whatever the cookie says; the oldest first, so that the order stays.
  const ids = idsOf(shop).slice(0, MOST_OF_GUESTS).reverse();
  // What can't be added is no longer offered, or there is no more room: neither keeps anybody from signing in.
  for (const product_id of ids) await api.post('web/addWishlistItem', { product_id });
  const list = await api.tryGet<Wishlist>('web/fetchWishlistItems');
  if (list.ok) rememberWishes(shop, list.data);
}
