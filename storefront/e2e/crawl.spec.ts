import { expect } from '@playwright/test';
import { pageAt } from '../app/pages';
import { test } from './hydrated-page';
import { findingsIn } from './schema-org/findings';
import { Crawl, type CrawledPage } from './search-engine/crawl';
import { structuredDataIn, textsOf } from './search-engine/html';
import { findingsInHead, headOf, type PageHead } from './search-engine/page-head';
import { listedAddresses } from './search-engine/sitemap';

const LANGUAGES = ['en', 'es', 'ar', 'hi', 'bn'];
const FIRST = LANGUAGES[0] ?? '';

/** Visits every address in every language, which takes some minutes; otherwise only the first language is whole. */
const IS_WHOLE = Boolean(process.env.STOA_WHOLE_CRAWL);

/** Number of pages per kind that are crawled in every language but the first. */
const SAMPLED = IS_WHOLE ? Infinity : 3;

const crawls: Crawl[] = [];
let listed: string[] = [];
const allPages = (): CrawledPage[] => crawls.flatMap((crawl) => [...crawl.pages.values()]);
const languageOf = (address: string): string => new URL(address).searchParams.get('lang') ?? FIRST;

/** Whether the sitemap lists a URL: it omits later pages of lists. */
const isListed = (address: string): boolean => !/[?&](?:page|reviews)=/.test(address);

/** The path of the page in `app/pages.ts` that serves a URL. */
const kindOf = (address: string): string => pageAt(new URL(address).pathname)?.path ?? '*';

/** The first URLs of each kind; other languages differ only in their texts. */
function sampleOf(addresses: readonly string[]): string[] {
  const times = new Map<string, number>();
  return addresses.filter((address) => {
    const { searchParams } = new URL(address);
    searchParams.delete('lang');
    const kind = `${kindOf(address)}?${[...searchParams.keys()].join()}`;
    times.set(kind, (times.get(kind) ?? 0) + 1);
    return (times.get(kind) ?? 0) <= SAMPLED;
  });
}

test.describe.configure({ mode: 'default' });

test('every link and sitemap URL works, with at most one redirect, in five languages', async ({
  baseURL,
}) => {
  test.setTimeout(IS_WHOLE ? 3_600_000 : 240_000);
  const { origin } = new URL(baseURL ?? '');
  listed = await listedAddresses(origin);
  const seenPaths = new Set<string>();
  const since = Date.now();
  for (const language of LANGUAGES) {
    const crawl = new Crawl(origin, language, seenPaths);
    const own = listed.filter((address) => languageOf(address) === language);
    await crawl.from([`${origin}/?lang=${language}`, ...(language === FIRST ? own : sampleOf(own))]);
    // What is the same in all languages is visited once.
    if (!IS_WHOLE) for (const address of crawl.visited) seenPaths.add(address);
    crawls.push(crawl);
  }
  const visited = new Set(crawls.flatMap((crawl) => [...crawl.visited])).size;
  test.info().annotations.push({
    type: 'crawl',
    description: `${visited} addresses, ${allPages().length} pages, ${Date.now() - since} ms`,
  });
  expect(crawls.flatMap(({ broken }) => broken)).toEqual([]);
  const moved = new Map(crawls.flatMap(({ redirects }) => [...redirects]));
  expect([...moved].filter(([, to]) => moved.has(to))).toEqual([]);
  expect(visited).toBeGreaterThan(500);
});

test('every page has one title; indexable pages have a description, a canonical URL and all alternates', async () => {
  const findings = allPages().flatMap((page) =>
    findingsInHead(headOf(page), page.language, LANGUAGES).map((finding) => `${page.address} ${finding}`),
  );
  expect(findings).toEqual([]);
});

test('canonical and alternate URLs lead to pages with the same canonical URL and alternates', async () => {
  // URLs without a language follow the cookie; to search engines they are in the first language.
  const stated = allPages().filter(({ address, language }) => languageOf(address) === language);
  const heads = new Map<string, PageHead>(stated.map((page) => [page.address, headOf(page)]));
  const findings: string[] = [];
  let compared = 0;
  for (const [address, { isIndexable, canonicals, alternates }] of heads) {
    if (!isIndexable) continue;
    for (const named of [...canonicals, ...alternates.map((one) => one.split(' ')[1] ?? '')]) {
      const other = heads.get(named);
      if (!other) continue;
      compared += 1;
      if (other.canonicals[0] !== named) findings.push(`${address} → ${named} → ${other.canonicals[0]}`);
      if (other.alternates.join() !== alternates.join())
        findings.push(`${address} → ${named}: other alternates`);
    }
  }
  expect(findings).toEqual([]);
  expect(compared).toBeGreaterThan(1_000);
});

test('the sitemap lists exactly the indexable pages', async () => {
  const [first] = crawls;
  const indexable = [...(first?.pages.values() ?? [])].map(headOf).filter((head) => head.isIndexable);
  const canonicals = new Set(indexable.flatMap((head) => head.canonicals).filter(isListed));
  const named = listed.filter((address) => languageOf(address) === FIRST);
  expect([...canonicals].filter((address) => !named.includes(address))).toEqual([]);
  expect(named.filter((address) => !canonicals.has(address))).toEqual([]);
  expect(new Set(listed).size).toBe(named.length * LANGUAGES.length);
});

test('every link to a fragment of its own page has a target', async () => {
  const lost = allPages().flatMap(({ address, tags }) => {
    const ids = new Set(tags.flatMap(({ id }) => id ?? []));
    const own = tags.filter(({ tag, href }) => tag === 'a' && href !== undefined && /^#./.test(href));
    return own.flatMap(({ href = '' }) =>
      ids.has(decodeURIComponent(href.slice(1))) ? [] : `${address} ${href}`,
    );
  });
  expect(lost).toEqual([]);
});

test('structured data is valid schema.org, with the expected types for each kind of page', async () => {
  const findings = new Set<string>();
  const typesByKind = new Map<string, Set<unknown>>();
  for (const page of allPages()) {
    const types = typesByKind.get(kindOf(page.address)) ?? new Set();
    typesByKind.set(kindOf(page.address), types);
    for (const thing of structuredDataIn(page.html)) {
      types.add(thing['@type']);
      for (const finding of findingsIn(thing)) findings.add(`${kindOf(page.address)} ${finding}`);
    }
  }
  expect([...findings]).toEqual([]);
  for (const [path, types] of [
    ['/', ['Organization', 'WebSite']],
    ['/Shop', ['BreadcrumbList', 'ItemList']],
    ['/product/:slug?', ['Product', 'ProductGroup', 'BreadcrumbList']],
    ['/blog/:slug', ['BlogPosting', 'BreadcrumbList']],
    ['/page/:slug', ['WebPage', 'BreadcrumbList']],
    ['/contact', ['FAQPage']],
    ['/store/:slug', ['ItemList']],
  ] as const)
    expect([path, [...(typesByKind.get(path) ?? [])]]).toEqual([path, expect.arrayContaining([...types])]);
});

test('indexable pages have unique titles', async () => {
  const [first] = crawls;
  const seen = new Map<string, string>();
  const alike: string[] = [];
  for (const page of first?.pages.values() ?? []) {
    const { isIndexable, canonicals } = headOf(page);
    const [title = ''] = textsOf(page.html, 'title');
    const other = seen.get(title);
    if (!isIndexable || canonicals[0] !== page.address || !isListed(page.address)) continue;
    if (other !== undefined) alike.push(`${title}: ${other}, ${page.address}`);
    seen.set(title, page.address);
  }
  expect(alike).toEqual([]);
});
