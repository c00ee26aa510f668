import {
  applicationBanners,
  applicationParallaxBanners,
  applicationSliderImages,
  parallaxBanners,
  sliderImages,
  staticBanners,
} from './banners';
import { contactForms } from './contact-forms';
import { documents } from './documents';
import { faqs } from './faqs';
import { newsCategories, newses } from './news';
import { newsComments } from './news-comments';
import { newsletters } from './newsletters';
import { contentApplicationPages, contentPages } from './pages';
import { redirects } from './redirects';
import { seoPages } from './seo-pages';
import { tabs } from './tabs';

/** Every resource of this module. */
export const definitions = [
  sliderImages,
  staticBanners,
  parallaxBanners,
  applicationBanners,
  applicationParallaxBanners,
  applicationSliderImages,
  ...documents,
  contentPages,
  contentApplicationPages,
  newsCategories,
  // Before the posts, with which they are deleted.
  newsComments,
  newses,
  faqs,
  tabs,
  seoPages,
  redirects,
  newsletters,
  contactForms,
] as const;

/** Resources whose records appear in cached public responses. */
export const publicPaths: readonly string[] = [
  sliderImages,
  staticBanners,
  parallaxBanners,
  applicationBanners,
  applicationParallaxBanners,
  applicationSliderImages,
  ...documents,
  contentPages,
  newsCategories,
  newses,
  faqs,
  tabs,
].map(({ path }) => path);
