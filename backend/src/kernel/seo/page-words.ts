import type { PageSeo, RecordPage } from '@stoa/contracts';

/** Knows the pages of records that are described one by one; whoever keeps those descriptions provides it. */
export abstract class PageWords {
  /** What has been written for one page, its description empty where that is left out; null where nothing has. */
  abstract of(target: RecordPage, id: number, language: string): Promise<PageSeo | null>;
}

/** What a record says by itself: its own fields for search engines, else its name and summary. */
export function ownWords(
  { seo_title, seo_description }: { seo_title: string | null; seo_description: string | null },
  name: string,
  summary: string | null,
): PageSeo {
  const words = { title: seo_title || name, description: seo_description || (summary ?? '') };
  return { ...words, robots: null, canonical: null, image: null };
}

/** The one order of a page's words: its own description (`seo_pages`), then the record's fields, then its name. */
export function pageSeo(own: PageSeo, written: PageSeo | null | undefined): PageSeo {
  return written ? { ...written, description: written.description || own.description } : own;
}
