import type {
  FlashOffer,
  FlashSaleItem,
  FlashSaleProducts,
  FlashSaleShown,
  FlashSaleSummary,
} from '@stoa/contracts';
import { toCard, type CardView, type QuotaView } from '~/features/catalogue/card-view';
import { toImage, type ImageView } from '~/ui/picture';

type CardTexts = Parameters<typeof toCard>[1];

/** View model of a flash sale's header. */
export interface SaleHeadView {
  id: number;
  title: string;
  banner: ImageView | null;
  /** End of the countdown: ISO time, and `deadline` as text. */
  until: string;
  kind: 'ends' | 'starts';
  deadline: string;
}

/** A live flash sale. */
export interface SaleView extends SaleHeadView {
  cards: CardView[];
}

/** View model of the flash sales page. */
export interface FlashSalesView {
  live: SaleView[];
  next: SaleHeadView | null;
}

/** Remaining quota, if there is one. */
export function toQuota(
  { quota, left: remaining }: Omit<FlashOffer, 'ends_at'>,
  { t, formats }: CardTexts,
): QuotaView | null {
  if (quota === null || remaining === null) return null;
  const facts = { left: formats.number(remaining), quota: formats.number(quota) };
  return { text: remaining > 0 ? t('flash.left', facts) : t('flash.gone'), left: remaining, of: quota };
}

function toItem(item: FlashSaleItem, texts: CardTexts): CardView {
  const { product, variant_id, options, price, regular_price } = item;
  const isGone = item.left === 0;
  const prices = { price: isGone ? regular_price : price, compare_at: isGone ? null : regular_price };
  // The product's lowest price belongs to its cheapest variant.
  const lowest_price = product.price === prices.price ? product.lowest_price : null;
  // A line may end, but not begin, with the dot.
  const name = [product.name, ...options.map(({ value }) => value)].join('\u00a0· ');
  const card = toCard(
    { ...product, ...prices, lowest_price, name, price_max: prices.price, variant_id },
    texts,
  );
  return { ...card, href: `${card.href}?variant=${variant_id}`, quota: toQuota(item, texts) };
}

function toHead(sale: FlashSaleSummary, kind: SaleHeadView['kind'], { t, formats }: CardTexts): SaleHeadView {
  const { id, title, banner } = sale;
  const until = sale[`${kind}_at`];
  const deadline = t(`flash.${kind}`, { at: formats.dateTime(until) });
  return { id, title, banner: banner && toImage(banner), until, kind, deadline };
}

/** A live sale; sold-out items come last. */
export function toSale(sale: FlashSaleShown, texts: CardTexts): SaleView {
  const items = [...sale.items].sort((a, b) => Number(a.left === 0) - Number(b.left === 0));
  return { ...toHead(sale, 'ends', texts), cards: items.map((item) => toItem(item, texts)) };
}

/** Formats flash sales for a visitor's language and currency. */
export function toFlashSales({ live, next }: FlashSaleProducts, texts: CardTexts): FlashSalesView {
  return {
    live: live.map((sale) => toSale(sale, texts)),
    next: next && toHead(next, 'starts', texts),
  };
}
