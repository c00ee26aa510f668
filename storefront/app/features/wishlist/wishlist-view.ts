import type { Wishlist, WishlistItem } from '@stoa/contracts';
import { toCard, type CardView } from '~/features/catalogue/card-view';
import { toImage, type ImageView } from '~/ui/picture';

type CardTexts = Parameters<typeof toCard>[1];

/** View model of a wish-list item; every text is formatted. */
export interface WishlistItemView {
  id: number;
  productId: number;
  name: string;
  /** Null while it is not on sale, to avoid dead links. */
  href: string | null;
  image: ImageView | null;
  vendor: string | null;
  price: Pick<CardView, 'price' | 'from' | 'was'> | null;
  savedOn: string;
  /** Price when saved, if it differs now. */
  before: string | null;
  drop: string | null;
  isBack: boolean;
  isOffered: boolean;
  isSoldOut: boolean;
  /** Value of the add button; null if options have to be chosen first, or it is not available yet. */
  variant: string | null;
  badge: string | null;
}

/** View model of the wish list. */
export interface WishlistView {
  items: WishlistItemView[];
  /** Whether any item can be added to the cart without choosing options. */
  canAdd: boolean;
}

function toItemView(item: WishlistItem, currency: string, texts: CardTexts): WishlistItemView {
  const { t, formats } = texts;
  const { product, price_drop: drop, price_when_added: before } = item;
  const card = product && toCard(product, texts);
  const hasMoved = product !== null && product.price !== before;
  return {
    id: item.id,
    productId: item.product_id,
    name: item.name,
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

/** Formats a wish list for a visitor. */
export function toItemViews({ items, currency }: Wishlist, texts: CardTexts): WishlistView {
  const shown = items.map((item) => toItemView(item, currency, texts));
  return { items: shown, canAdd: shown.some(({ variant }) => variant !== null) };
}
