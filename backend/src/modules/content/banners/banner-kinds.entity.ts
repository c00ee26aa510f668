import { Entity } from 'typeorm';
import { Choice } from '../../../kernel/resource';
import { Banner } from './banner.entity';

const PAGES = ['home', 'shop', 'flash_sales'] as const;
/** Where a slider opens a page. */
export type SlidePlacement = (typeof PAGES)[number];
const WITHIN_PAGES = [
  'home_top',
  'home_middle',
  'home_bottom',
  'shop_side',
  'product',
  'cart',
  'store',
] as const;
const APPLICATION_SCREENS = ['home', 'categories', 'flash_sales', 'cart'] as const;

/** A slide of a page's opening slider. */
@Entity('slider_images')
export class SliderImage extends Banner {
  @Choice(PAGES, { default: 'home' })
  placement!: SlidePlacement;
}

/** A picture with words between the sections of a page, or in a vendor's store. */
@Entity('static_banners')
export class StaticBanner extends Banner {
  @Choice(WITHIN_PAGES, { default: 'home_middle' })
  placement!: (typeof WITHIN_PAGES)[number];
}

/** A wide picture that moves more slowly than the page before it. */
@Entity('parallax_banners')
export class ParallaxBanner extends Banner {
  @Choice(PAGES, { default: 'home' })
  placement!: (typeof PAGES)[number];
}

/** A banner of the mobile application. */
@Entity('application_banners')
export class ApplicationBanner extends Banner {
  @Choice(APPLICATION_SCREENS, { default: 'home' })
  placement!: (typeof APPLICATION_SCREENS)[number];
}

/** A parallax banner of the mobile application. */
@Entity('application_parallax_banners')
export class ApplicationParallaxBanner extends Banner {
  @Choice(APPLICATION_SCREENS, { default: 'home' })
  placement!: (typeof APPLICATION_SCREENS)[number];
}

/** A slide of the mobile application. */
@Entity('application_slider_images')
export class ApplicationSliderImage extends Banner {
  @Choice(APPLICATION_SCREENS, { default: 'home' })
  placement!: (typeof APPLICATION_SCREENS)[number];
}
