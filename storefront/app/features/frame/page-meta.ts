import type { SinglePage } from '@stoa/contracts';
import type { MetaDescriptor } from '@remix-run/react';
import { errorMeta, titleInShop } from '~/features/errors/error-texts';
import { translatorFor, type Translate } from '~/i18n/translator';
import type { FrameView } from './frame-view';
import { addressIn, alternatesOf } from './languages';

/** A page's metadata for search engines and shared links. */
export interface PageMetadata {
  title: string;
  description?: string;
  /** Canonical path; a page without one is not indexed. */
  path?: string;
  /** Not indexed, but its links are followed: facet combinations, carts, accounts. */
  noindex?: boolean;
  /** Open Graph image; the shop's logo where a page has none. */
  image?: string;
  /** Explicit robots directive; `noindex` always wins. */
  robots?: string;
  /** Canonical URL of another page that replaces this one. */
  canonical?: string;
  /** Paths by language where they differ from the canonical one. */
  paths?: Record<string, string>;
  /** The single page that this is: operators' SEO texts for it take precedence. */
  target?: SinglePage;
  /** Number of this page of a list; from the second on it is part of the title. */
  page?: number;
}

function withSeoTexts(page: PageMetadata, { pages }: FrameView): PageMetadata {
  const written = page.target && pages[page.target];
  const description = written?.description || page.description;
  return { ...page, ...written, ...(description && { description }) };
}

/**
 * Pages of one list need distinct titles: nothing else distinguishes them in search results, tabs and
 * history.
 */
const numberedTitle = ({ title, page = 1 }: PageMetadata, t: Translate): string =>
  page > 1 ? t('frame.pageTitle', { title, page }) : title;

function robotsOf({ path, noindex, robots }: PageMetadata): string | undefined {
  if (robots?.startsWith('noindex')) return robots;
  return noindex || !path ? 'noindex,follow' : robots;
}

/** A matched route, as meta functions get it. */
interface Match {
  id: string;
  data: unknown;
  error?: unknown;
}

/** The root loader's data among a page's matches; undefined if it failed. */
export function frameOf(matches: readonly Match[]): FrameView | undefined {
  return matches.find(({ id }) => id === 'root')?.data as FrameView | undefined;
}

/**
 * A page's meta tags: title with the shop's name, canonical and alternate URLs, Open Graph; those of its error
 * page if it failed.
 */
export function pageMeta(
  matches: readonly Match[],
  metadataOf: (t: Translate, frame: FrameView) => PageMetadata | null,
): MetaDescriptor[] {
  const frame = frameOf(matches);
  const failed = matches.find(({ error }) => error);
  if (failed) return errorMeta(failed.error, frame);
  const own = frame && metadataOf(translatorFor(frame.language), frame);
  if (!own) return [];
  const page = withSeoTexts(own, frame);
  const title = numberedTitle(page, translatorFor(frame.language));
  const { description, path, noindex, canonical, paths = {} } = page;
  const image = page.image ?? frame.shop.logo?.src;
  const full = titleInShop(title, frame.shop.name);
  const robots = robotsOf(page);
  return [
    { title: full },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(robots ? [{ name: 'robots', content: robots }] : []),
    ...(path
      ? [
          {
            tagName: 'link',
            rel: 'canonical',
            href: canonical ?? addressIn(frame, frame.language, path, paths),
          },
        ]
      : []),
    ...(path && !noindex
      ? alternatesOf(frame, path, paths).map((link) => ({ tagName: 'link', rel: 'alternate', ...link }))
      : []),
    { property: 'og:title', content: full },
    { property: 'og:site_name', content: frame.shop.name },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    ...(image ? [{ property: 'og:image', content: new URL(image, frame.origin).href }] : []),
  ];
}
