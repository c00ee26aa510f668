import type { FrameView } from './frame-view';
import { addressIn } from './languages';

/** Structured data as text that can't end its script element early. */
export function jsonLd(data: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
}

/** Canonical URL of a path in the page's language. */
export const ownAddress = (frame: FrameView, path: string): string => addressIn(frame, frame.language, path);

/** Breadcrumb structured data, the page itself last. */
export function breadcrumbData(trail: readonly { name: string; href: string }[], frame: FrameView): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: { '@id': ownAddress(frame, href) },
    })),
  };
}

/** Structured data of a list: items in order, with the URLs of their pages. */
export function itemListData(items: readonly { name: string; href: string }[], frame: FrameView): object {
  return {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: ownAddress(frame, href),
    })),
  };
}

/** Organization and WebSite structured data with the search URL; home page only. */
export function shopData(frame: FrameView): object {
  const { origin, shop, language } = frame;
  const id = (name: string) => `${origin}/#${name}`;
  const search = `${ownAddress(frame, '/Shop')}${frame.language === frame.defaultLanguage ? '?' : '&'}q=`;
  return {
    '@graph': [
      {
        '@type': 'Organization',
        '@id': id('organization'),
        name: shop.name,
        url: `${origin}/`,
        ...(shop.tagline && { description: shop.tagline }),
        ...(shop.logo && { logo: new URL(shop.logo.src, origin).href }),
      },
      {
        '@type': 'WebSite',
        '@id': id('website'),
        name: shop.name,
        url: ownAddress(frame, '/'),
        inLanguage: language,
        publisher: { '@id': id('organization') },
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${search}{search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  };
}
