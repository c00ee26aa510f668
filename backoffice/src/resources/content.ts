import { bannerScreens, faqScreens, seoPageScreens, type Overrides } from '@stoa/console-kit';
import { contactForms } from './contact-forms';
import { newsComments } from './news-comments';
import { newsletters } from './newsletters';
import { tabs } from './tabs';

const pageScreens = {
  columns: ['title', 'slug', 'footer_group', 'published_at', 'sort', 'status'],
  sections: { publication: ['slug', 'published_at', 'footer_group'] },
};

/** Screens of the shop's content, as opposed to its catalogue. */
export const content: Overrides = {
  application_banners: bannerScreens,
  application_parallax_banners: bannerScreens,
  application_slider_images: bannerScreens,
  contact_forms: contactForms,
  content_application_pages: pageScreens,
  content_pages: pageScreens,
  faqs: faqScreens,
  news_categories: { columns: ['name', 'slug', 'sort', 'status'] },
  news_comments: newsComments,
  newses: {
    columns: ['cover_id', 'title', 'category_id', 'author', 'published_at', 'status'],
    sections: { publication: ['slug', 'category_id', 'author', 'tags', 'published_at'] },
  },
  newsletters,
  parallax_banners: bannerScreens,
  seo_pages: seoPageScreens,
  slider_images: bannerScreens,
  static_banners: bannerScreens,
  tabs,
};
