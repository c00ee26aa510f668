import type { ProductCard } from '@stoa/contracts';
import type { Formats } from '~/i18n/format';
import type { ServerTranslate } from '~/i18n/translator';
import { pricedVariant } from '~/features/cart/seen-price';
import { toImage, type ImageView } from '~/ui/picture';

/** View model of a product card: every text is formatted, so that cards hydrate exactly. */
export interface CardView {
  id: number;
  href: string;
  name: string;
  vendor: string | null;
  image: ImageView | null;
  price: string;
  /** 'from', where variants differ in price. */
  from: string | null;
  was: string | null;
  /** The lowest price of the 30 days before the reduction. */
  lowest: string | null;
  badge: string | null;
  /** Whether the badge shows a reduction. */
  isSale: boolean;
  rating: string | null;
  ratingCount: string | null;
  /**
   * Value of the button that adds it to the cart, as `pricedVariant`; null if options have to be chosen
   * first, or it is not available yet.
   */
  add: { variant: string; label: string } | null;
  /** Labels of the wish-list and compare buttons. */
  wishlist: string;
  compare: { text: string; name: string };
  /** Remaining quota of a flash sale. */
  quota: QuotaView | null;
}

/** Remaining quota of a flash sale as text and numbers. */
export interface QuotaView {
  text: string;
  left: number;
  of: number;
}

/** Preview image of a list for shared links (Open Graph). */
export const firstPicture = (cards: readonly { image: ImageView | null }[]): { image?: string } => {
  const image = cards.find((card) => card.image)?.image?.src;
  return image === undefined ? {} : { image };
};

interface CardTexts {
  t: ServerTranslate;
  formats: Formats;
  /** False for a single-vendor shop, where the name would only repeat. */
  showVendor: boolean;
  /** Whether a reduction also shows the lowest price of the 30 days before it. */
  showLowest: boolean;
}

/** Formats a product card for a visitor's language and currency. */
export function toCard(product: ProductCard, texts: CardTexts): CardView {
  const { t, formats, showVendor } = texts;
  const { name, price, compare_at: before, currency } = product;
  const isSale = before !== null && before > price;
  const rated = product.rating_count > 0;
  const upcoming = product.available_at;
  const buyable = product.variant_id !== null && product.stock_status !== 'out' && !upcoming;
  return {
    id: product.id,
    href: `/product/${product.slug}`,
    name,
    vendor: showVendor ? product.vendor.name : null,
    image: product.picture && toImage(product.picture, 640),
    price: formats.money(price, currency),
    from: product.price_max > price ? t('product.from') : null,
    was: isSale ? formats.money(before, currency) : null,
    lowest: isSale ? lowestOf(product, texts) : null,
    badge: badgeOf(product, texts),
    isSale: isSale && product.stock_status !== 'out' && !upcoming,
    rating: rated ? formats.rating(product.rating_avg) : null,
    ratingCount: rated ? formats.number(product.rating_count) : null,
    add:
      buyable && product.variant_id !== null
        ? {
            variant: pricedVariant({ id: product.variant_id, price }),
            label: t('product.addNamed', { name }),
          }
        : null,
    wishlist: t('wishlist.save', { name }),
    compare: { text: t('compare.short'), name: t('compare.named', { name }) },
    quota: null,
  };
}

/** A card that was stored by an earlier release has none. */
function lowestOf(product: ProductCard, { t, formats, showLowest }: CardTexts): string | null {
  const { lowest_price: lowest, currency } = product;
  if (!showLowest || lowest == null) return null;
  return t('product.lowestShort', { price: formats.money(lowest, currency) });
}

/**
 * The reduction that is announced, in percent: with the lowest price of the 30 days before it, it is computed from that one
 * (CJEU C-330/23); null if the price is not below it.
 */
export function announcedReduction(
  { before, lowest, price }: { before: number; lowest: number | null; price: number },
  formats: Formats,
): string | null {
  const prior = Math.min(before, lowest ?? before);
  return prior > price ? reductionText(prior, price, formats) : null;
}

/** A price reduction in whole percent. */
export const reductionText = (before: number, price: number, formats: Formats): string =>
  formats.percent(-Math.round((1 - price / before) * 100) / 100);

function badgeOf(product: ProductCard, { t, formats, showLowest }: CardTexts): string | null {
  const { price, compare_at: before, lowest_price: lowest = null } = product;
  if (product.available_at) return t('product.availableFrom', { date: formats.date(product.available_at) });
  if (product.stock_status === 'out') return t('product.soldOut');
  if (before === null || before <= price) return null;
  return announcedReduction({ before, lowest: showLowest ? lowest : null, price }, formats);
}
