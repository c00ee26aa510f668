import type { StoreVacation, VendorSummary } from '@stoa/contracts';
import type { Formats } from '~/i18n/format';
import type { ServerTranslate, Translate } from '~/i18n/translator';
import { toImage, type ImageView } from '~/ui/picture';

/** View model of a store for tiles and its page's header; every text is formatted. */
export interface StoreView {
  id: number;
  href: string;
  name: string;
  logo: ImageView | null;
  cover: ImageView | null;
  rating: string | null;
  ratingCount: string;
  products: string;
  since: string;
}

/** Text about a store's vacation. */
export function awayText(
  { ends_at }: StoreVacation,
  { t, formats }: { t: Translate; formats: Formats },
): string {
  return ends_at ? t('store.awayUntil', { date: formats.date(ends_at) }) : t('store.away');
}

/** Formats a vendor for a visitor. */
export function toStore(
  vendor: VendorSummary,
  { t, formats }: { t: ServerTranslate; formats: Formats },
): StoreView {
  return {
    id: vendor.id,
    href: `/store/${vendor.slug}`,
    name: vendor.name,
    logo: vendor.logo && toImage(vendor.logo, 320),
    cover: vendor.cover && toImage(vendor.cover, 1280),
    rating: vendor.rating_count > 0 ? formats.rating(vendor.rating_avg) : null,
    ratingCount: formats.number(vendor.rating_count),
    products: t('shop.count', { count: vendor.product_count }),
    since: t('store.since', { year: new Date(vendor.since).getUTCFullYear() }),
  };
}
