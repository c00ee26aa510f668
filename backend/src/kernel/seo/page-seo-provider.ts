import type { PageSeo, RecordPage } from '@stoa/contracts';

/** Looks up the meta data written for individual pages; implemented by the content module. */
export abstract class PageSeoProvider {
  /** The meta data of a page, possibly with an empty description; null without any. */
  abstract find(target: RecordPage, id: number, language: string): Promise<PageSeo | null>;
}

/** A record's own meta data: its SEO fields, else its name and summary. */
export function ownSeo(
  { seo_title, seo_description }: { seo_title: string | null; seo_description: string | null },
  name: string,
  summary: string | null,
): PageSeo {
  const texts = { title: seo_title || name, description: seo_description || (summary ?? '') };
  return { ...texts, robots: null, canonical: null, image: null };
}

/** Precedence of a page's meta data: its own (`seo_pages`), then the record's fields, then its name. */
export function pageSeo(own: PageSeo, written: PageSeo | null | undefined): PageSeo {
  return written ? { ...written, description: written.description || own.description } : own;
}
