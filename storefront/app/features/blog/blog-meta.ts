import type { MetaDescriptor } from '@remix-run/react';
import type { FrameView } from '~/features/frame/frame-view';

/** Address of the blog's feed. */
export const FEED = '/blog/rss.xml';

/** Address of the feed in a page's language. */
export function feedPath({ language, defaultLanguage }: FrameView): string {
  return language === defaultLanguage ? FEED : `${FEED}?lang=${language}`;
}

/** Tells feed readers where the blog's feed is. */
export function feedLink(frame: FrameView): MetaDescriptor {
  return {
    ...{ tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title: frame.shop.name },
    href: feedPath(frame),
  };
}
