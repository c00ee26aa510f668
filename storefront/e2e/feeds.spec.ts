import { expect } from '@playwright/test';
import { test } from './hydrated-page';
import { tagsIn, textsOf } from './search-engine/html';
import { listedAddresses } from './search-engine/sitemap';

const LANGUAGES = ['en', 'es', 'ar', 'hi', 'bn'];
/** The directives that robots.txt may hold: RFC 9309, the sitemap’s address, and Yandex’s name of the main host. */
const DIRECTIVE = /^(?:User-agent: \S+|(?:Allow|Disallow): \/\S*|Sitemap: https?:\/\/\S+|Host: \S+)$/;

test('robots.txt contains only known directives and disallows no URL of the sitemap', async ({
  request,
  baseURL,
}) => {
  const answer = await request.get('/robots.txt');
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/);
  const lines = (await answer.text()).split('\n').filter((line) => line !== '');
  expect(lines.filter((line) => !DIRECTIVE.test(line))).toEqual([]);
  expect(lines[0]).toBe('User-agent: *');
  const closed = lines.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? []);
  const listed = await listedAddresses(new URL(baseURL ?? '').origin);
  const paths = listed.map((address) => new URL(address).pathname);
  expect(paths.filter((path) => closed.some((start) => path.startsWith(start)))).toEqual([]);
});

for (const language of LANGUAGES)
  test(`the blog’s feed in ${language} is valid RSS 2.0`, async ({ request, page }) => {
    const answer = await request.get(`/blog/rss.xml?lang=${language}`);
    expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
    const feed = await answer.text();
    const refused = await page.evaluate(
      (text) =>
        new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror') !== null,
      feed,
    );
    expect(refused).toBe(false);
    expect(tagsIn(feed)[0]).toMatchObject({ tag: 'rss', version: '2.0' });
    expect(textsOf(feed, 'language')).toEqual([language]);
    const [channel = '', ...items] = feed.split('<item>');
    for (const tag of ['title', 'link', 'description', 'lastBuildDate'])
      expect([tag, textsOf(channel, tag).length]).toEqual([tag, 1]);
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) {
      expect(textsOf(item, 'link')[0]).toMatch(/^http/);
      expect([textsOf(item, 'title').length, textsOf(item, 'guid').length]).toEqual([1, 1]);
      const [date = ''] = textsOf(item, 'pubDate');
      expect(new Date(date).toUTCString()).toBe(date);
    }
    const ids = items.flatMap((item) => textsOf(item, 'guid'));
    expect(new Set(ids).size).toBe(ids.length);
  });

test('the web app manifest has what a browser needs to install the shop', async ({ request }) => {
  const answer = await request.get('/manifest.webmanifest');
  expect(answer.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const manifest = (await answer.json()) as Record<string, unknown> & {
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({
    name: expect.stringMatching(/\S/),
    short_name: expect.stringMatching(/\S/),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    dir: 'ltr',
    lang: 'en',
    id: '/',
    theme_color: expect.stringMatching(/^#[\da-f]{6}$/),
    background_color: expect.stringMatching(/^#[\da-f]{6}$/),
  });
  for (const sizes of ['192x192', '512x512'])
    expect(manifest.icons.filter((icon) => icon.sizes === sizes).map(({ purpose }) => purpose)).toContain(
      'any',
    );
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src, type } of manifest.icons)
    expect([src, (await request.get(src)).headers()['content-type']]).toEqual([
      src,
      expect.stringContaining(type),
    ]);
  const arabic = await request.get('/manifest.webmanifest', { headers: { cookie: 'i18n_redirected=ar' } });
  expect(await arabic.json()).toMatchObject({ lang: 'ar', dir: 'rtl' });
});
