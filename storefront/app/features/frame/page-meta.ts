import type { MetaDescriptor, UIMatch } from '@remix-run/react';
import { translatorFor, type Translate } from '~/i18n/translator';
import type { FrameView } from './frame-view';

/** What a page says of itself to search engines and shared links. */
export interface PageWords {
  title: string;
  description?: string;
  /** Canonical path; without it the page is not to be listed. */
  path?: string;
  /** Kept out of search engines while its links are followed: facet combinations, carts, accounts. */
  noindex?: boolean;
  image?: string;
  /** Said in so many words instead of what `noindex` makes of it. */
  robots?: string;
  /** Another address that stands for this one. */
  canonical?: string;
  /** Paths by language where they differ from the canonical one. */
  paths?: Record<string, string>;
}

/** The root loader's answer among a page's matches; undefined where even that failed. */
export function frameOf(matches: readonly { id: string; data: unknown }[]): FrameView | undefined {
  return matches.find(({ id }) => id === 'root')?.data as FrameView | undefined;
}

const withLanguage = (path: string, code: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}lang=${code}`;

function alternates(frame: FrameView, path: string, paths: Record<string, string>): MetaDescriptor[] {
  const links = frame.languages.map(({ code }) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: code,
    href: frame.origin + withLanguage(paths[code] ?? path, code),
  }));
  return [...links, { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: frame.origin + path }];
}

/** The meta tags of a page: title with the shop's name, canonical and language addresses, OpenGraph. */
export function pageMeta(
  matches: readonly UIMatch[] | readonly { id: string; data: unknown }[],
  words: (t: Translate, frame: FrameView) => PageWords | null,
): MetaDescriptor[] {
  const frame = frameOf(matches);
  const page = frame && words(translatorFor(frame.language), frame);
  if (!page) return [];
  const { title, description, path, noindex, image, robots, canonical, paths = {} } = page;
  const full = title === frame.shop.name ? title : `${title} | ${frame.shop.name}`;
  return [
    { title: full },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(noindex || !path || robots ? [{ name: 'robots', content: robots ?? 'noindex,follow' }] : []),
    ...(path ? [{ tagName: 'link', rel: 'canonical', href: canonical ?? frame.origin + path }] : []),
    ...(path && !noindex ? alternates(frame, path, paths) : []),
    { property: 'og:title', content: full },
    { property: 'og:site_name', content: frame.shop.name },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    ...(image ? [{ property: 'og:image', content: new URL(image, frame.origin).href }] : []),
  ];
}

/** Structured data as text that can't end its script element early (reliability §2, 13). */
export function jsonLd(data: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
}
