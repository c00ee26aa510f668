/** Kinds of pages with many records; their URLs are listed in parts. */
export const SITEMAP_KINDS = [
  'products',
  'categories',
  'brands',
  'stores',
  'store_reviews',
  'post_categories',
  'posts',
  'texts',
] as const;
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/** `GET web/sitemap`: the parts that are not empty. */
export interface SitemapPart {
  kind: SitemapKind;
  /** Starts at 1; parts whose records were all deleted are omitted, so there may be gaps. */
  part: number;
}

/** `GET web/sitemap/{kind}/{part}`: a public, indexable page. */
export interface SitemapEntry {
  slug: string;
  /** Slugs by language, for pages with a URL per language. */
  slugs: Record<string, string>;
  /** ISO 8601, UTC. */
  updated_at: string;
}
