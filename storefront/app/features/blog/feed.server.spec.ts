import type { PostSummary } from '@stoa/contracts';
import { rss } from './feed.server';

const context = {
  origin: 'https://stoa.test',
  defaultLanguage: 'en',
  languages: [{ code: 'en' }, { code: 'ar' }],
};
const post: PostSummary = {
  id: 7,
  slug: 'خشب',
  title: 'Oak & <ash>\u0000',
  excerpt: 'It’s "fine"',
  cover: null,
  category: { id: 1, slug: 'home', slugs: {}, name: 'At home' },
  author: 'Ada',
  tags: ['oak'],
  published_at: '2026-01-15T12:00:00.000Z',
};

describe('RSS feed of the blog', () => {
  it('escapes special characters and drops characters that XML forbids', () => {
    const text = rss(context, { title: 'A & B', description: '', language: 'en', posts: [post] });
    expect(text).toContain('<title>A &amp; B</title>');
    expect(text).toContain('<title>Oak &amp; &lt;ash&gt;</title>');
    expect(text).toContain('<description>It’s &quot;fine&quot;</description>');
    expect(text).toContain('<pubDate>Thu, 15 Jan 2026 12:00:00 GMT</pubDate>');
  });

  it('links to the pages of its language', () => {
    const text = rss(context, { title: 'Blog', description: 'x', language: 'ar', posts: [post] });
    expect(text).toContain(`<link>https://stoa.test/blog/${encodeURIComponent('خشب')}?lang=ar</link>`);
    expect(text).toContain('href="https://stoa.test/blog/rss.xml?lang=ar" rel="self"');
    expect(text).toContain('<language>ar</language>');
  });
});
