import type { Wishlist } from '@stoa/contracts';
import type { Api } from '~/api/client.server';
import { COOKIES } from '~/session/cookies';
import type { Shop } from '~/session/shop.server';
import { parseIds } from '~/ui/kept-ids';
import { keepWishes } from './remember-wishes.server';
import { toggled } from './toggled';
import type { WishAnswer } from './wish-answer';

const idsOf = (shop: Shop): number[] => parseIds(shop.visitor.cookies.get(COOKIES.wishlist));

/** Adds to what a guest has saved, or takes off it; the browser keeps it until sign-in (ADR 33). */
export async function changeGuestWishes(
  shop: Shop,
  { id, isIn }: { id: number; isIn: boolean },
): Promise<{ answer: WishAnswer; status: number }> {
  const { t } = await shop.locale();
  const ids = toggled(idsOf(shop), id, isIn);
  if (ids === null) return { answer: { ok: false, error: t('wishlist.guestFull') }, status: 409 };
  keepWishes(shop, ids);
  return { answer: { ok: true, count: ids.length }, status: 200 };
}

/** Puts what a guest saved on the list of the customer who has just signed in; what is there already stays as it is. */
export async function bringWishes(shop: Shop, api: Api): Promise<void> {
  // The oldest first, so that the order stays; what can't be added is no longer offered, or there is no more room.
  for (const product_id of idsOf(shop).reverse()) await api.post('web/addWishlistItem', { product_id });
  const list = await api.tryGet<Wishlist>('web/fetchWishlistItems');
  if (list.ok)
    keepWishes(
      shop,
      list.data.items.map((item) => item.product_id),
    );
}
