import type { HomeData, HomeSection, ProductCard, Slide, WebInstagramPost } from '@stoa/contracts';
import { toPostTile, type PostTileView } from '~/features/blog/blog-view';
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

/** A post of the shop's Instagram account. */
export interface InstagramTileView {
  href: string;
  caption: string;
  image: ImageView;
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
  | { kind: 'stores'; stores: StoreView[] }
  | { kind: 'blog'; posts: PostTileView[] }
  | { kind: 'instagram'; posts: InstagramTileView[] };

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

const toInstagramTile = ({ permalink, caption, picture }: WebInstagramPost): InstagramTileView => ({
  href: permalink,
  caption,
  image: toImage(picture, 320),
});

/** Products that one of the page's grids shows at most: whole rows of two and of four. */
const GRID = 8;
const ROW = 4;

/** The first products of a list that no grid above it shows, in whole rows where there are enough for one. */
function firstSeen(products: readonly ProductCard[], seen: Set<number>): ProductCard[] {
  const fresh = products.filter(({ id }) => !seen.has(id)).slice(0, GRID);
  const shown = fresh.length > ROW ? fresh.slice(0, fresh.length - (fresh.length % ROW)) : fresh;
  shown.forEach(({ id }) => seen.add(id));
  return shown;
}

function toSection(
  name: HomeSection,
  data: HomeData,
  texts: CardTexts,
  seen: Set<number>,
): HomeSectionView | null {
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
    case 'blog': {
      const posts = data.posts.map((post) => toPostTile(post, texts.formats));
      return posts.length > 0 ? { kind: 'blog', posts } : null;
    }
    case 'instagram': {
      const posts = data.instagram.map(toInstagramTile);
      return posts.length > 0 ? { kind: 'instagram', posts } : null;
    }
    case 'flash_sale':
      data.flash_sale?.items.forEach(({ product }) => seen.add(product.id));
      return data.flash_sale && { kind: 'flash_sale', sale: toSale(data.flash_sale, texts) };
    default: {
      const cards = firstSeen(data[name], seen).map((product) => toCard(product, texts));
      return cards.length > 0 ? { kind: 'products', name, cards, more: MORE[name] } : null;
    }
  }
}

/** The home page as it is printed, in the order that the theme settings give; no product stands in it twice. */
export function toHome(order: readonly HomeSection[], data: HomeData, texts: CardTexts): HomeSectionView[] {
  const seen = new Set<number>();
  return order.map((name) => toSection(name, data, texts, seen)).filter((section) => section !== null);
}

/** The picture that stands for the home page in shared links: the first slide's, else the first product's. */
export function mainPicture(sections: readonly HomeSectionView[]): string | undefined {
  const pictures = sections.flatMap((section) => {
    if (section.kind === 'slider') return section.slides.map(({ image }) => image);
    return section.kind === 'products' ? section.cards.map(({ image }) => image) : [];
  });
  return pictures.find((image) => image !== null)?.src;
}
