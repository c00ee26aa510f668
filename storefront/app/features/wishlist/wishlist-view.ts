import type { Wishlist, WishlistItem } from '@stoa/contracts';
import { toCard, type CardView } from '~/features/catalogue/card-view';
import { toImage, type ImageView } from '~/ui/picture';

type CardTexts = Parameters<typeof toCard>[1];

/** A product of the wish list, every text ready. */
export interface WishView {
  id: number;
  productId: number;
  name: string;
  /** Null where it is not offered at present, so that no link leads nowhere. */
  href: string | null;
  image: ImageView | null;
  vendor: string | null;
  price: Pick<CardView, 'price' | 'from' | 'was'> | null;
  savedOn: string;
  /** What it cost when it was saved, where that differs now. */
  before: string | null;
  drop: string | null;
  isBack: boolean;
  isOffered: boolean;
  isSoldOut: boolean;
  /** What can be put into the cart at once; null where a choice or a wait comes first. */
  variant: number | null;
  badge: string | null;
}

/** The wish list as its page prints it. */
export interface WishlistView {
  items: WishView[];
  /** Whether anything can be put into the cart at once. */
  canAdd: boolean;
}

function toWish(item: WishlistItem, currency: string, texts: CardTexts): WishView {
  const { t, formats } = texts;
  const { product, price_drop: drop, price_when_added: before } = item;
  const card = product && toCard(product, texts);
  const hasMoved = product !== null && product.price !== before;
  return {
    ...{ id: item.id, productId: item.product_id, name: item.name },
    href: card?.href ?? null,
    image: product?.picture ? toImage(product.picture, 320) : null,
    vendor: card?.vendor ?? null,
    price: card && { price: card.price, from: card.from, was: null },
    savedOn: t('wishlist.savedOn', { date: formats.date(item.added_at) }),
    before: hasMoved ? t('wishlist.before', { price: formats.money(before, currency) }) : null,
    drop: drop === null ? null : t('wishlist.drop', { amount: formats.money(drop, currency) }),
    isBack: item.is_back_in_stock,
    isOffered: product !== null,
    isSoldOut: product?.stock_status === 'out',
    variant: card?.add?.variant ?? null,
    badge:
      card && !card.isSale
        ? product?.available_at || product?.stock_status === 'out'
          ? card.badge
          : null
        : null,
  };
}

/** Puts a wish list into one visitor's words and digits. */
export function toWishes({ items, currency }: Wishlist, texts: CardTexts): WishlistView {
  const shown = items.map((item) => toWish(item, currency, texts));
  return { items: shown, canAdd: shown.some(({ variant }) => variant !== null) };
}
