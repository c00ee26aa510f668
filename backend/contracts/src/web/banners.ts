import type { Picture } from './picture';

const PAGES = ['home', 'shop', 'flash_sales'] as const;
const SCREENS = ['home', 'categories', 'flash_sales', 'cart'] as const;

/** Places for banners of each kind, by their resource. */
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

/** An image with text, placed on a page. */
export interface Banner {
  id: number;
  title: string;
  subtitle: string;
  /** Text of the button; empty when the banner has no link. */
  action: string;
  href: string | null;
  picture: Picture | null;
  /** Shown instead on narrow screens. */
  mobile_picture: Picture | null;
  /** CSS colour or gradient behind the picture. */
  background: string;
}

/** `GET web/banners?template=&vendor=`: banners shown now, by kind and place; empty places are omitted. */
export type PlacedBanners = {
  [K in BannerKind]: Partial<Record<BannerPlace<K>, Banner[]>>;
};
