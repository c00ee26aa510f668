import type { Cart, Wishlist } from '@stoa/contracts';
import type { Outcome } from '~/api/client.server';
import { rememberCartCount } from '~/features/cart/cart-count.server';
import { requestKeyOfForm } from '~/features/cart/request-key-of-form.server';
import { readPricedVariant } from '~/features/cart/seen-price';
import { cardTexts } from '~/features/catalogue/card-texts.server';
import type { Shop } from '~/session/shop.server';
import { changeGuestWishlist } from './guest-wishlist.server';
import { rememberWishlist } from './remember-wishlist.server';
import type { AddedAll, WishlistAnswer } from './wishlist-answer';
import { toItemViews, type WishlistItemView } from './wishlist-view';

const idOf = (value: FormDataEntryValue | null): number | null =>
  typeof value === 'string' && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : null;

/** The change that a form requests; null if it names no product. */
function pressOf(form: FormData): { id: number; isIn: boolean } | null {
  const [added, unwish] = [idOf(form.get('wish')), idOf(form.get('unwish'))];
  if (added !== null) return { id: added, isIn: true };
  return unwish === null ? null : { id: unwish, isIn: false };
}

async function send(shop: Shop, product_id: number, isIn: boolean): Promise<Outcome<Wishlist>> {
  if (isIn) return shop.api.post('web/addWishlistItem', { product_id });
  const outcome = await shop.api.post<Wishlist>('web/deleteWishlistItem', { product_id });
  // 404: removed already, maybe in another tab.
  if (!outcome.ok && outcome.failure.status === 404) return shop.api.tryGet('web/fetchWishlistItems');
  return outcome;
}

/** Adds to or removes from the wish list, for guests and customers. */
export async function changeWishlist(
  shop: Shop,
  form: FormData,
): Promise<{ answer: WishlistAnswer; status: number }> {
  const { t } = await shop.locale();
  const press = pressOf(form);
  if (!press) return { answer: { ok: false, error: t('error.failed') }, status: 400 };
  if (shop.visitor.token === null) return changeGuestWishlist(shop, press);
  const outcome = await send(shop, press.id, press.isIn);
  if (outcome.ok) {
    rememberWishlist(shop, outcome.data);
    return { answer: { ok: true, count: outcome.data.count }, status: 200 };
  }
  const { failure } = outcome;
  return { answer: { ok: false, error: failure.error || t('error.failed') }, status: failure.status };
}

async function addOne(
  shop: Shop,
  form: FormData,
  item: WishlistItemView,
): Promise<Outcome<Cart> | 'unavailable' | 'choose'> {
  if (!item.isOffered) return 'unavailable';
  const piece = readPricedVariant(item.variant);
  if (!piece) return item.isSoldOut ? 'unavailable' : 'choose';
  return shop.api.post('web/addCartItem', { ...piece, ...requestKeyOfForm(form, piece.variant_id) });
}

/**
 * Adds every wish-list item without open options to the cart, one by one, and reports the others with the
 * reason.
 */
export async function addAll(shop: Shop, form: FormData): Promise<AddedAll> {
  const texts = await cardTexts(shop);
  const { t } = texts;
  const { items } = toItemViews(await shop.api.get<Wishlist>('web/fetchWishlistItems'), texts);
  const result: AddedAll = { ok: true, added: 0, left: [] };
  for (const item of items) {
    const outcome = await addOne(shop, form, item);
    if (typeof outcome === 'string') {
      const reason = t(outcome === 'choose' ? 'wishlist.needsChoice' : 'product.notSellable');
      result.left.push({ name: item.name, reason });
    } else if (outcome.ok) {
      result.added += 1;
      rememberCartCount(shop, outcome.data.count);
    } else {
      const { errors, error } = outcome.failure;
      const reason = Object.values(errors)[0]?.[0] || error || t('error.failed');
      result.left.push({ name: item.name, reason });
    }
  }
  return result;
}
