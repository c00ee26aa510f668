import { OWN_TENANT } from '../../../kernel/access';
import { allBut } from '../../../kernel/resource';
import {
  ApplicationBanner,
  ApplicationParallaxBanner,
  ApplicationSliderImage,
  ParallaxBanner,
  SliderImage,
  StaticBanner,
} from './banner-kinds.entity';
import { defineBanner } from './define-banner';

export const sliderImages = defineBanner(SliderImage, {
  path: 'slider_images',
  key: 'slider_images',
  page: 'slider_images',
  idParam: 'slider_image_id',
  lookup: 'sliderImagesActive',
});

export const staticBanners = defineBanner(StaticBanner, {
  path: 'static_banners',
  key: 'static_banners',
  page: 'static_banners',
  idParam: 'static_banner_id',
  lookup: 'staticBannersActive',
  vendor: { operations: allBut('updateDefault'), scope: OWN_TENANT, hidden: ['is_default', 'template'] },
});

export const parallaxBanners = defineBanner(ParallaxBanner, {
  path: 'parallax_banners',
  key: 'parallax_banners',
  page: 'parallax_banners',
  idParam: 'parallax_banner_id',
  lookup: 'parallaxBannersActive',
});

export const applicationBanners = defineBanner(ApplicationBanner, {
  path: 'application_banners',
  key: 'application_banners',
  page: 'application_banners',
  idParam: 'application_banner_id',
  lookup: 'applicationBannersActive',
});

export const applicationParallaxBanners = defineBanner(ApplicationParallaxBanner, {
  path: 'application_parallax_banners',
  key: 'application_parallax_banners',
  page: 'application_parallax_banners',
  idParam: 'application_parallax_banner_id',
  lookup: 'applicationParallaxBannersActive',
});

export const applicationSliderImages = defineBanner(ApplicationSliderImage, {
  path: 'application_slider_images',
  key: 'application_slider_images',
  page: 'application_slider_images',
  idParam: 'application_slider_image_id',
  lookup: 'applicationSliderImagesActive',
});
