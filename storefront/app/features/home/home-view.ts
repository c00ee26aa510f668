import type {
  HomeData,
  HomeSection,
  PlacedBanners,
  ProductCard,
  ThemeSettings,
  WebInstagramPost,
} from '@stoa/contracts';
import { bannersAt, bannersOf, between, type BannerView } from '~/features/banners/banner-view';
import { toPostTile, type PostTileView } from '~/features/blog/blog-view';
import { toCard, type CardView } from '~/features/catalogue/card-view';
import { toSale, type SaleView } from '~/features/flash-sales/flash-sale-view';
import { categoryHref } from '~/features/frame/frame-view';
import { toStore, type StoreView } from '~/features/stores/store-view';
import { toImage, type ImageView } from '~/ui/picture';

type CardTexts = Parameters<typeof toCard>[1];

/** A tile that links to products: a category or a brand. */
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

/** The home page's sections in order; only those with content. */
export type HomeSectionView =
  | { kind: 'slider'; slides: BannerView[] }
  | { kind: 'banners'; place: string; banners: BannerView[] }
  | { kind: 'app_banners'; banners: BannerView[] }
  | { kind: 'parallax'; parallax: BannerView[]; appParallax: BannerView[] }
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

/** Every banner among the sections of a home page. */
export const bannersOfHome = (sections: readonly HomeSectionView[]): BannerView[] =>
  sections.flatMap((section) => {
    if (section.kind === 'slider') return section.slides;
    if (section.kind === 'parallax') return [...section.parallax, ...section.appParallax];
    return 'banners' in section ? section.banners : [];
  });

const MORE: Record<'featured' | 'new_arrivals' | 'trending' | 'upcoming', string> = {
  featured: '/Shop',
  new_arrivals: '/new-arrival-products',
  trending: '/Shop?sort=popular',
  upcoming: '/Shop?sort=newest',
};

const toInstagramTile = ({ permalink, caption, picture }: WebInstagramPost): InstagramTileView => ({
  href: permalink,
  caption,
  image: toImage(picture, 320),
});

/** Cards per row on wide screens, by card template. */
const COLUMNS: Record<ThemeSettings['card'], number> = { card1: 5, card2: 3, card3: 4 };
const ROWS = 2;

/** The first products that no section above shows, trimmed to whole rows if there is at least one. */
function firstSeen(products: readonly ProductCard[], seen: Set<number>, columns: number): ProductCard[] {
  const fresh = products.filter(({ id }) => !seen.has(id)).slice(0, columns * ROWS);
  const shown = fresh.length > columns ? fresh.slice(0, fresh.length - (fresh.length % columns)) : fresh;
  shown.forEach(({ id }) => seen.add(id));
  return shown;
}

/** Shared data of a home page's sections. */
interface HomeContext {
  data: HomeData;
  slides: BannerView[];
  texts: CardTexts;
  /** Ids of products that another section shows already. */
  seen: Set<number>;
  columns: number;
}

function toSection(
  name: HomeSection,
  { data, slides, texts, seen, columns }: HomeContext,
): HomeSectionView | null {
  const { t } = texts;
  switch (name) {
    case 'slider':
      return slides.length > 0 ? { kind: 'slider', slides } : null;
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
      return toFlashSale(data, texts, seen, columns);
    default: {
      const cards = firstSeen(data[name], seen, columns).map((product) => toCard(product, texts));
      return cards.length > 0 ? { kind: 'products', name, cards, more: MORE[name] } : null;
    }
  }
}

/** The first row of a flash sale. */
function toFlashSale(
  { flash_sale: sale }: HomeData,
  texts: CardTexts,
  seen: Set<number>,
  columns: number,
): HomeSectionView | null {
  if (!sale) return null;
  const items = sale.items.slice(0, columns);
  items.forEach(({ product }) => seen.add(product.id));
  return { kind: 'flash_sale', sale: toSale({ ...sale, items }, texts) };
}

const aBanner = (place: string, banners: BannerView[]): HomeSectionView[] =>
  banners.length > 0 ? [{ kind: 'banners', place, banners }] : [];

/**
 * View model of the home page in the theme settings' order, with banners at their placements; no product is
 * shown twice.
 */
export function toHome(
  { home_sections: order, card }: Pick<ThemeSettings, 'home_sections' | 'card'>,
  data: HomeData,
  placed: PlacedBanners,
  texts: CardTexts,
): HomeSectionView[] {
  const { slides, parallax, app, appParallax } = bannersOf(placed, 'home');
  const context = { data, slides, texts, seen: new Set<number>(), columns: COLUMNS[card] };
  const sections = order.flatMap((name) => toSection(name, context) ?? []);
  const opening = sections[0]?.kind === 'slider' ? sections.splice(0, 1) : [];
  const top: HomeSectionView[] = [
    ...opening,
    ...(app.length > 0 ? [{ kind: 'app_banners' as const, banners: app }] : []),
    ...aBanner('top', bannersAt(placed, 'home_top')),
  ];
  const isMoving = parallax.length + appParallax.length > 0;
  return between(sections, {
    top,
    middle: aBanner('middle', bannersAt(placed, 'home_middle')),
    late: isMoving ? [{ kind: 'parallax', parallax, appParallax }] : [],
    bottom: aBanner('bottom', bannersAt(placed, 'home_bottom')),
  });
}

/** Open Graph image of the home page: the first slide's, else the first product's. */
export function mainPicture(sections: readonly HomeSectionView[]): string | undefined {
  const pictures = sections.flatMap((section) => {
    if (section.kind === 'slider') return section.slides.map(({ image }) => image);
    return section.kind === 'products' ? section.cards.map(({ image }) => image) : [];
  });
  return pictures.find((image) => image !== null)?.src;
}
