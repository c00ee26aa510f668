import type { Picture } from './shop';

const PAGES = ['home', 'shop', 'flash_sales'] as const;
const SCREENS = ['home', 'categories', 'flash_sales', 'cart'] as const;

/** Where banners of each kind can stand, by the resource that keeps them. */
export const BANNER_PLACES = {
  slider_images: PAGES,
  static_banners: ['home_top', 'home_middle', 'home_bottom', 'shop_side', 'product', 'cart', 'store'],
  parallax_banners: PAGES,
  application_banners: SCREENS,
  application_parallax_banners: SCREENS,
  application_slider_images: SCREENS,
} as const;
export type BannerKind = keyof typeof BANNER_PLACES;
export type BannerPlace<K extends BannerKind = BannerKind> = (typeof BANNER_PLACES)[K][number];

/** A picture with words, as it is placed on a page. */
export interface Banner {
  id: number;
  title: string;
  subtitle: string;
  /** Text of the button; empty when the banner leads nowhere. */
  action: string;
  href: string | null;
  picture: Picture | null;
  /** Shown instead on narrow screens. */
  mobile_picture: Picture | null;
  /** CSS colour or gradient behind the picture. */
  background: string;
}

/** `GET web/banners?template=&vendor=`: what is shown now, by kind and place; places without any are left out. */
export type PlacedBanners = {
  [K in BannerKind]: Partial<Record<BannerPlace<K>, Banner[]>>;
};
