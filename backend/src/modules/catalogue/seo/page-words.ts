import type { PageSeo } from '@stoa/contracts';

/** A page's own words as operators and vendors have written them down for that one page; null where nobody has. */
export interface WrittenWords extends Omit<PageSeo, 'description'> {
  description: string | null;
}

/** Knows the pages that are described one by one; whoever keeps those descriptions (a higher module) provides it. */
export abstract class PageWords {
  abstract of(
    target: 'product' | 'category' | 'brand',
    id: number,
    language: string,
  ): Promise<WrittenWords | null>;
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
export function pageSeo(own: PageSeo, written: WrittenWords | null | undefined): PageSeo {
  return written ? { ...written, description: written.description || own.description } : own;
}
