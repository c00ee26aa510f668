import type { SinglePage } from '@stoa/contracts';
import type { MetaDescriptor, UIMatch } from '@remix-run/react';
import { translatorFor, type Translate } from '~/i18n/translator';
import type { FrameView } from './frame-view';
import { addressIn, alternatesOf } from './languages';

/** What a page says of itself to search engines and shared links. */
export interface PageWords {
  title: string;
  description?: string;
  /** Canonical path; without it the page is not to be listed. */
  path?: string;
  /** Kept out of search engines while its links are followed: facet combinations, carts, accounts. */
  noindex?: boolean;
  /** The picture of shared links; the shop's logo where a page has none. */
  image?: string;
  /** Said in so many words; a page that is not to be listed stays so. */
  robots?: string;
  /** Another address that stands for this one. */
  canonical?: string;
  /** Paths by language where they differ from the canonical one. */
  paths?: Record<string, string>;
  /** The page that exists once which this is: what has been written for it comes first. */
  target?: SinglePage;
  /** Number of this page of a list; later ones say it in their title. */
  page?: number;
}

function inWrittenWords(page: PageWords, { pages }: FrameView): PageWords {
  const written = page.target && pages[page.target];
  const description = written?.description || page.description;
  return { ...page, ...written, ...(description && { description }) };
}

/** Pages of one list need titles of their own: in search results, tabs and history nothing else tells them apart. */
const numberedTitle = ({ title, page = 1 }: PageWords, t: Translate): string =>
  page > 1 ? t('frame.pageTitle', { title, page }) : title;

function robotsOf({ path, noindex, robots }: PageWords): string | undefined {
  if (robots?.startsWith('noindex')) return robots;
  return noindex || !path ? 'noindex,follow' : robots;
}

/** The root loader's answer among a page's matches; undefined where even that failed. */
export function frameOf(matches: readonly { id: string; data: unknown }[]): FrameView | undefined {
  return matches.find(({ id }) => id === 'root')?.data as FrameView | undefined;
}

/** The meta tags of a page: title with the shop's name, canonical and language addresses, OpenGraph. */
export function pageMeta(
  matches: readonly UIMatch[] | readonly { id: string; data: unknown }[],
  words: (t: Translate, frame: FrameView) => PageWords | null,
): MetaDescriptor[] {
  const frame = frameOf(matches);
  const own = frame && words(translatorFor(frame.language), frame);
  if (!own) return [];
  const page = inWrittenWords(own, frame);
  const title = numberedTitle(page, translatorFor(frame.language));
  const { description, path, noindex, canonical, paths = {} } = page;
  const image = page.image ?? frame.shop.logo?.src;
  const full = title.includes(frame.shop.name) ? title : `${title} | ${frame.shop.name}`;
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
