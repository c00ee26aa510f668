import type { BannerPlace } from '@stoa/contracts';
import { BANNER_PLACES } from '@stoa/contracts';
import { Entity } from 'typeorm';
import { Choice } from '../../../kernel/resource';
import { Banner } from './banner.entity';

/** A slide of a page's hero slider. */
@Entity('slider_images')
export class SliderImage extends Banner {
  @Choice(BANNER_PLACES.slider_images, { default: 'home' })
  placement!: BannerPlace<'slider_images'>;
}

/** A picture with text between page sections, or in a vendor's store. */
@Entity('static_banners')
export class StaticBanner extends Banner {
  @Choice(BANNER_PLACES.static_banners, { default: 'home_middle' })
  placement!: BannerPlace<'static_banners'>;
}

/** A full-width picture with parallax scrolling. */
@Entity('parallax_banners')
export class ParallaxBanner extends Banner {
  @Choice(BANNER_PLACES.parallax_banners, { default: 'home' })
  placement!: BannerPlace<'parallax_banners'>;
}

/** A banner of the mobile application. */
@Entity('application_banners')
export class ApplicationBanner extends Banner {
  @Choice(BANNER_PLACES.application_banners, { default: 'home' })
  placement!: BannerPlace<'application_banners'>;
}

/** A parallax banner of the mobile application. */
@Entity('application_parallax_banners')
export class ApplicationParallaxBanner extends Banner {
  @Choice(BANNER_PLACES.application_parallax_banners, { default: 'home' })
  placement!: BannerPlace<'application_parallax_banners'>;
}

/** A slide of the mobile application. */
@Entity('application_slider_images')
export class ApplicationSliderImage extends Banner {
  @Choice(BANNER_PLACES.application_slider_images, { default: 'home' })
  placement!: BannerPlace<'application_slider_images'>;
}
