import type { Banner, BannerPlace, PlacedBanners } from '@stoa/contracts';
import { toImage, type ImageView } from '~/ui/picture';

/** View model of a banner. */
export interface BannerView {
  /** Unique among all kinds of banners; also the CSS class of its background. */
  key: string;
  title: string;
  subtitle: string;
  action: string;
  href: string | null;
  image: ImageView | null;
  /** Replaces `image` on phones. */
  mobile: ImageView | null;
  background: string;
}

/** Banners of a page by kind; each list may be empty. */
export interface PageBanners {
  slides: BannerView[];
  banners: BannerView[];
  parallax: BannerView[];
  /** App banners: shown on phones and in the installed app. */
  app: BannerView[];
  appParallax: BannerView[];
}

/**
 * Allows colours and gradients only: the value comes from the back office and is put into a style element.
 */
const BACKGROUND =
  /^(?:#[0-9a-f]{3,8}|[a-z]{3,24}|(?:rgba?|hsla?|oklch|(?:linear|radial|conic)-gradient)\([#\w\s.,%()/-]{1,300}\))$/i;

/** CSS rules for the banners' own backgrounds. */
export function backgroundsOf(banners: readonly BannerView[]): string {
  return banners
    .filter(({ background }) => BACKGROUND.test(background))
    .map(({ key, background }) => `.${key}{background:${background}}`)
    .join('');
}

const toBanner = (kind: string, banner: Banner): BannerView => {
  const { id, title, subtitle, action, href, picture, mobile_picture, background } = banner;
  return {
    key: `${kind}-${id}`,
    title,
    subtitle,
    action,
    href,
    background,
    image: picture && toImage(picture),
    mobile: mobile_picture && toImage(mobile_picture, 900),
  };
};

const toBanners = (kind: string, banners: readonly Banner[] = []): BannerView[] =>
  banners.map((banner) => toBanner(kind, banner));

/** Static banners of one placement on a page. */
export const bannersAt = (placed: PlacedBanners, place: BannerPlace<'static_banners'>): BannerView[] =>
  toBanners('banner', placed.static_banners[place]);

/** App screen of each page. */
const SCREENS = { home: 'home', shop: 'categories', flash_sales: 'flash_sales', cart: 'cart' } as const;

/** Banners of a page that has all kinds of them; the cart has no slider, and parallax banners of the app only. */
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

/** A vendor's banners for its store page: all but those for its product pages. */
export function bannersInStore(placed: PlacedBanners): BannerView[] {
  return Object.entries(placed.static_banners).flatMap(([place, banners]) =>
    place === 'product' ? [] : toBanners('own', banners),
  );
}

/** A vendor's banners for its product pages. */
export const bannersOnOwnProducts = (placed: PlacedBanners): BannerView[] =>
  toBanners('own', placed.static_banners.product);

/**
 * Interleaves banners with a page's sections: at the top, in the middle, before the last quarter and at the
 * end.
 */
export function between<T>(
  sections: readonly T[],
  { top, middle, late, bottom }: Record<'top' | 'middle' | 'late' | 'bottom', readonly T[]>,
): T[] {
  const half = Math.ceil(sections.length / 2);
  const max = Math.max(half, Math.ceil(sections.length * 0.75));
  return [
    ...top,
    ...sections.slice(0, half),
    ...middle,
    ...sections.slice(half, max),
    ...late,
    ...sections.slice(max),
    ...bottom,
  ];
}
