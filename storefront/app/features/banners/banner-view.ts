import type { Banner, BannerPlace, PlacedBanners } from '@stoa/contracts';
import { toImage, type ImageView } from '~/ui/picture';

/** A banner as it is printed. */
export interface BannerView {
  /** Of its own among all kinds; names its background's class too. */
  key: string;
  title: string;
  subtitle: string;
  action: string;
  href: string | null;
  image: ImageView | null;
  /** Instead of `image` on phones. */
  mobile: ImageView | null;
  background: string;
}

/** What a page shows beside its own things: each list may be empty. */
export interface PageBanners {
  slides: BannerView[];
  banners: BannerView[];
  parallax: BannerView[];
  /** Of the application: on phones and where the shop is installed. */
  app: BannerView[];
  appParallax: BannerView[];
}

/** Colours and gradients only: the value comes from the back office and lands in a style element. */
const BACKGROUND =
  /^(?:#[0-9a-f]{3,8}|[a-z]{3,24}|(?:rgba?|hsla?|oklch|(?:linear|radial|conic)-gradient)\([#\w\s.,%()/-]{1,300}\))$/i;

/** Style rules of the banners' own backgrounds. */
export function backgroundsOf(banners: readonly BannerView[]): string {
  return banners
    .filter(({ background }) => BACKGROUND.test(background))
    .map(({ key, background }) => `.${key}{background:${background}}`)
    .join('');
}

const toBanner = (kind: string, banner: Banner): BannerView => {
  const { id, title, subtitle, action, href, picture, mobile_picture, background } = banner;
  return {
    ...{ key: `${kind}-${id}`, title, subtitle, action, href, background },
    image: picture && toImage(picture),
    mobile: mobile_picture && toImage(mobile_picture, 900),
  };
};

const toBanners = (kind: string, banners: readonly Banner[] = []): BannerView[] =>
  banners.map((banner) => toBanner(kind, banner));

/** Banners of one place between the things of a page. */
export const bannersAt = (placed: PlacedBanners, place: BannerPlace<'static_banners'>): BannerView[] =>
  toBanners('banner', placed.static_banners[place]);

/** The page of each screen of the application. */
const SCREENS = { home: 'home', shop: 'categories', flash_sales: 'flash_sales', cart: 'cart' } as const;

/** What stands on one of the pages that have banners of every kind; the cart has none that open or move. */
export function bannersOf(placed: PlacedBanners, page: keyof typeof SCREENS): Omit<PageBanners, 'banners'> {
  const screen = SCREENS[page];
  const isCart = page === 'cart';
  return {
    slides: isCart ? [] : toBanners('slide', placed.slider_images[page]),
    parallax: isCart ? [] : toBanners('parallax', placed.parallax_banners[page]),
    app: [
      ...toBanners('app-slide', placed.application_slider_images[screen]),
      ...toBanners('app-banner', placed.application_banners[screen]),
    ],
    appParallax: toBanners('app-parallax', placed.application_parallax_banners[screen]),
  };
}

/** A vendor's banners on its store's page: all but those that it has for the pages of its products. */
export function bannersInStore(placed: PlacedBanners): BannerView[] {
  return Object.entries(placed.static_banners).flatMap(([place, banners]) =>
    place === 'product' ? [] : toBanners('own', banners),
  );
}

/** A vendor's banners on the pages of its products. */
export const bannersOnOwnProducts = (placed: PlacedBanners): BannerView[] =>
  toBanners('own', placed.static_banners.product);

/** Puts banners between the sections of a page: at its top, in the middle, before the last quarter and at the end. */
export function between<T>(
  sections: readonly T[],
  { top, middle, late, bottom }: Record<'top' | 'middle' | 'late' | 'bottom', readonly T[]>,
): T[] {
  const half = Math.ceil(sections.length / 2);
  const most = Math.max(half, Math.ceil(sections.length * 0.75));
  return [
    ...top,
    ...sections.slice(0, half),
    ...middle,
    ...sections.slice(half, most),
    ...late,
    ...sections.slice(most),
    ...bottom,
  ];
}
