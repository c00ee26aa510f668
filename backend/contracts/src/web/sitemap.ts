/** Kinds of pages that are many; their addresses are listed by parts. */
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

/** `GET web/sitemap`: the parts that have something to list. */
export interface SitemapPart {
  kind: SitemapKind;
  /** Counts from 1; a part whose records were all deleted is left out, so that numbers may have gaps. */
  part: number;
}

/** `GET web/sitemap/{kind}/{part}`: one page that everybody may see and search engines may list. */
export interface SitemapEntry {
  slug: string;
  /** Slugs by language, where the page has an address of its own in each. */
  slugs: Record<string, string>;
  /** ISO 8601, UTC. */
  updated_at: string;
}
