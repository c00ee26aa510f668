import type { Picture } from './picture';

/** Pages that exist once and pages of a record, both of which `seo_pages` may describe. */
export const SINGLE_PAGES = ['home', 'shop', 'brands', 'stores', 'flash_sales', 'blog', 'contact'] as const;
export const RECORD_PAGES = ['product', 'category', 'brand', 'vendor', 'page', 'post'] as const;
export type SinglePage = (typeof SINGLE_PAGES)[number];
export type RecordPage = (typeof RECORD_PAGES)[number];

/** Meta data of a page for search engines and shared links; `null` means the page's default. */
export interface PageSeo {
  title: string;
  description: string;
  robots: string | null;
  canonical: string | null;
  image: Picture | null;
}
