import type { PostSummary } from '@stoa/contracts';
import { addressIn, type AddressContext } from '~/features/frame/languages';
import { escaped } from '~/features/frame/xml.server';
import { FEED } from './blog-meta';
import { postPath } from './blog-view';

interface FeedFacts {
  title: string;
  description: string;
  language: string;
  posts: readonly PostSummary[];
}

const element = (name: string, text: string): string => (text ? `<${name}>${escaped(text)}</${name}>` : '');

/** The latest posts as RSS 2.0, in one language. */
export function rss(context: AddressContext, { title, description, language, posts }: FeedFacts): string {
  const at = (path: string) => addressIn(context, language, path);
  const items = posts.map((post) => {
    const link = at(postPath(post.slug));
    return [
      '<item>',
      element('title', post.title),
      element('link', link),
      // The post's path may change with its title; its id doesn't.
      `<guid isPermaLink="false">${escaped(`${context.origin}/blog#${post.id}`)}</guid>`,
      element('pubDate', new Date(post.published_at).toUTCString()),
      element('description', post.excerpt),
      element('dc:creator', post.author),
      ...[post.category?.name ?? '', ...post.tags].map((name) => element('category', name)),
      '</item>',
    ].join('');
  });
  const [latest] = posts;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    element('title', title) + element('link', at('/blog')),
    // RSS requires a description, even an empty one.
    `<description>${escaped(description)}</description>${element('language', language)}`,
    `<atom:link href="${escaped(at(FEED))}" rel="self" type="application/rss+xml"/>`,
    latest ? element('lastBuildDate', new Date(latest.published_at).toUTCString()) : '',
    ...items,
    '</channel></rss>',
    '',
  ].join('\n');
}
