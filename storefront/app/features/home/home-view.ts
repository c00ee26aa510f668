import type { HomeData, HomeSection, Slide } from '@stoa/contracts';
import { toCard, type CardView } from '~/features/catalogue/card-view';
import { toSale, type SaleView } from '~/features/flash-sales/flash-sale-view';
import { categoryHref } from '~/features/frame/frame-view';
import { toStore, type StoreView } from '~/features/stores/store-view';
import { toImage, type ImageView } from '~/ui/picture';

type CardTexts = Parameters<typeof toCard>[1];

/** One slide of the home page as banners show it. */
export interface SlideView {
  id: number;
  title: string;
  subtitle: string;
  action: string;
  href: string | null;
  image: ImageView | null;
  background: string;
}

/** A tile that leads to products: a category or a brand. */
export interface TileView {
  name: string;
  href: string;
  image: ImageView | null;
  count: string;
}

/** The home page's sections in their order; only those that have something to show. */
export type HomeSectionView =
  | { kind: 'slider'; slides: SlideView[] }
  | { kind: 'categories' | 'brands'; tiles: TileView[] }
  | {
      kind: 'products';
      name: 'featured' | 'new_arrivals' | 'trending' | 'upcoming';
      cards: CardView[];
      more: string;
    }
  | { kind: 'flash_sale'; sale: SaleView }
  | { kind: 'stores'; stores: StoreView[] };

const MORE: Record<'featured' | 'new_arrivals' | 'trending' | 'upcoming', string> = {
  featured: '/Shop',
  new_arrivals: '/new-arrival-products',
  trending: '/Shop?sort=popular',
  upcoming: '/Shop?sort=newest',
};

const toSlide = ({ id, title, subtitle, action, href, picture, background }: Slide): SlideView => ({
  id,
  title,
  subtitle,
  action,
  href,
  image: picture && toImage(picture),
  background,
});

function toSection(name: HomeSection, data: HomeData, texts: CardTexts): HomeSectionView | null {
  const { t } = texts;
  switch (name) {
    case 'slider':
      return data.slides.length > 0 ? { kind: 'slider', slides: data.slides.map(toSlide) } : null;
    case 'categories': {
      const tiles = data.categories.map(({ name, slug, picture, product_count: count }) => ({
        name,
        href: categoryHref(slug),
        image: picture && toImage(picture, 320),
        count: t('shop.count', { count }),
      }));
      return tiles.length > 0 ? { kind: 'categories', tiles } : null;
    }
    case 'brands': {
      const tiles = data.brands.map(({ name, slug, logo, product_count: count }) => ({
        name,
        href: `/Shop?brand=${encodeURIComponent(slug)}`,
        image: logo && toImage(logo, 160),
        count: t('shop.count', { count }),
      }));
      return tiles.length > 0 ? { kind: 'brands', tiles } : null;
    }
    case 'stores': {
      const stores = texts.showVendor ? data.stores.map((store) => toStore(store, texts)) : [];
      return stores.length > 0 ? { kind: 'stores', stores } : null;
    }
    case 'flash_sale':
      return data.flash_sale && { kind: 'flash_sale', sale: toSale(data.flash_sale, texts) };
    default: {
      const cards = data[name].map((product) => toCard(product, texts));
      return cards.length > 0 ? { kind: 'products', name, cards, more: MORE[name] } : null;
    }
  }
}

/** The home page as it is printed, in the order that the theme settings give. */
export function toHome(order: readonly HomeSection[], data: HomeData, texts: CardTexts): HomeSectionView[] {
  return order.map((name) => toSection(name, data, texts)).filter((section) => section !== null);
}
