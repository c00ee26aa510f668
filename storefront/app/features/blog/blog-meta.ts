import type { MetaDescriptor } from '@remix-run/react';
import type { FrameView } from '~/features/frame/frame-view';

/** Path of the blog's RSS feed. */
export const FEED = '/blog/rss.xml';

/** Path of the RSS feed in a page's language. */
export function feedPath({ language, defaultLanguage }: FrameView): string {
  return language === defaultLanguage ? FEED : `${FEED}?lang=${language}`;
}

/** Link element by which feed readers discover the blog's feed. */
export function feedLink(frame: FrameView): MetaDescriptor {
  return {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: frame.shop.name,
    href: feedPath(frame),
  };
}
