import type { SitemapEntry, SitemapKind, SitemapPart, WebDocument } from '@stoa/contracts';
import { pages } from '~/pages';
import { isMultiVendor } from '~/session/is-multi-vendor';
import { publicOrigin } from '~/session/public-origin.server';
import type { Shop } from '~/session/shop.server';
import { blogPath } from '~/features/blog/blog-view';
import { documents, DOCUMENT_CALLS } from '~/features/content/documents';
import { addressIn, alternatesOf, type AddressContext } from './languages';
import { escaped } from './xml.server';

/** A page of the sitemap, in all its languages. */
export interface ListedPage {
  path: string;
  /** Paths by language where they differ. */
  paths?: Record<string, string>;
  /** ISO 8601. */
  updated_at?: string;
}

/** Name of the sitemap of single pages. */
export const SINGLE = 'pages';

const PATHS: Record<SitemapKind, (slug: string) => string> = {
  products: (slug) => `/product/${slug}`,
  categories: (slug) => `/Shop?category=${encodeURIComponent(slug)}`,
  brands: (slug) => `/Shop?brand=${encodeURIComponent(slug)}`,
  stores: (slug) => `/store/${slug}`,
  store_reviews: (slug) => `/store/${slug}/reviews`,
  post_categories: (slug) => blogPath({ category: slug }),
  posts: (slug) => `/blog/${encodeURIComponent(slug)}`,
  texts: (slug) => `/page/${encodeURIComponent(slug)}`,
};

/** Settings on which URLs depend; the same for robots and visitors. */
export async function addressContext(shop: Shop, request: Request): Promise<AddressContext> {
  const { languages } = await shop.frame();
  const defaultLanguage = languages.find((one) => one.is_default)?.code ?? languages[0]?.code ?? 'en';
  return { origin: publicOrigin(new URL(request.url)), defaultLanguage, languages };
}

/** Indexable single pages; those with noindex or another canonical URL are left out. */
export async function singlePages(shop: Shop): Promise<ListedPage[]> {
  const frame = await shop.frame();
  const severalVendors = isMultiVendor(frame);
  const listed = pages.filter(({ sitemap, guard }) => {
    if (!sitemap || (guard === 'onlyMultiVendor' && !severalVendors)) return false;
    const written = sitemap === true ? undefined : frame.pages[sitemap];
    return !written || (!written.canonical && !written.robots?.startsWith('noindex'));
  });
  return [...listed.map(({ path }) => ({ path })), ...(await documentPages(shop))];
}

/** The shop's own documents that have a text. */
async function documentPages({ api }: Shop): Promise<ListedPage[]> {
  const pages = documents.map(async ([name, path]) => {
    const outcome = await api.tryGet<WebDocument>(DOCUMENT_CALLS[name]);
    return outcome.ok && outcome.data.body ? [{ path, updated_at: outcome.data.updated_at }] : [];
  });
  return (await Promise.all(pages)).flat();
}

/** Converts the API's sitemap entries to storefront pages. */
export function listedPages(kind: SitemapKind, entries: readonly SitemapEntry[]): ListedPage[] {
  const pathOf = PATHS[kind];
  return entries.map(({ slug, slugs, updated_at }) => ({
    path: pathOf(slug),
    paths: Object.fromEntries(Object.entries(slugs).map(([code, own]) => [code, pathOf(own)])),
    updated_at,
  }));
}

/** The sitemap index: one sitemap of single pages, and one for each part of the other kinds. */
export function sitemapIndex(origin: string, parts: readonly SitemapPart[]): Response {
  const names = [SINGLE, ...parts.map(({ kind, part }) => `${kind}-${part}`)];
  const rows = names.map(
    (name) => `<sitemap><loc>${escaped(`${origin}/sitemap/${name}.xml`)}</loc></sitemap>`,
  );
  return xml(
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</sitemapindex>`,
  );
}

/** One sitemap: each page by its URL in each language, with its alternates. */
export function sitemapPart(context: AddressContext, pages: readonly ListedPage[]): Response {
  const rows = pages.flatMap(({ path, paths = {}, updated_at: changed }) => {
    const links = alternatesOf(context, path, paths)
      .map(
        ({ hrefLang, href }) =>
          `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escaped(href)}"/>`,
      )
      .join('');
    const since = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
    return context.languages.map(
      ({ code }) => `<url><loc>${escaped(addressIn(context, code, path, paths))}</loc>${since}${links}</url>`,
    );
  });
  return xml(
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
      `${rows.join('\n')}\n</urlset>`,
  );
}

function xml(body: string): Response {
  const headers = {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': 'public, max-age=3600',
  };
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, { headers });
}
