import type { SitemapEntry, SitemapKind, SitemapPart, WebDocument } from '@stoa/contracts';
import { publicOrigin } from '~/session/public-origin.server';
import type { Shop } from '~/session/shop.server';
import { blogPath } from '~/features/blog/blog-view';
import { documents, DOCUMENT_CALLS } from '~/features/content/documents';
import { addressIn, alternatesOf, type AddressContext } from './languages';
import { escaped } from './xml.server';

/** One page of the shop, in all its languages. */
export interface ListedPage {
  path: string;
  /** Paths by language where they differ. */
  paths?: Record<string, string>;
  /** ISO 8601. */
  updated_at?: string;
}

/** Name of the part with the pages that exist once. */
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

/** What addresses depend on; the same for robots and people. */
export async function addressContext(shop: Shop, request: Request): Promise<AddressContext> {
  const { languages } = await shop.frame();
  const defaultLanguage = languages.find((one) => one.is_default)?.code ?? languages[0]?.code ?? 'en';
  return { origin: publicOrigin(new URL(request.url)), defaultLanguage, languages };
}

/** Pages that exist once, but for those that ask search engines to pass them by. */
export async function singlePages(shop: Shop): Promise<ListedPage[]> {
  const { settings, pages } = await shop.frame();
  const all = [
    { path: '/', target: 'home' },
    { path: '/Shop', target: 'shop' },
    { path: '/new-arrival-products', target: null },
    { path: '/flash-sales', target: 'flash_sales' },
    { path: '/brands', target: 'brands' },
    { path: '/contact', target: 'contact' },
    { path: '/ProductOrder', target: null },
    { path: '/blog', target: 'blog' },
    { path: '/newsletter', target: null },
    { path: '/cart', target: null },
    ...(settings.general_settings.is_multi_vendor === 1
      ? ([
          { path: '/stores', target: 'stores' },
          { path: '/become-a-vendor', target: null },
        ] as const)
      : []),
  ] as const;
  const listed = all.filter(({ target }) => {
    const written = target && pages[target];
    return !written || (!written.canonical && !written.robots?.startsWith('noindex'));
  });
  return [...listed, ...(await documentPages(shop))];
}

/** The shop's own documents, as far as they say something. */
async function documentPages({ api }: Shop): Promise<ListedPage[]> {
  const found = documents.map(async ([name, path]) => {
    const outcome = await api.tryGet<WebDocument>(DOCUMENT_CALLS[name]);
    return outcome.ok && outcome.data.body ? [{ path, updated_at: outcome.data.updated_at }] : [];
  });
  return (await Promise.all(found)).flat();
}

/** Turns the API's entries into pages of the storefront. */
export function listedPages(kind: SitemapKind, entries: readonly SitemapEntry[]): ListedPage[] {
  const pathOf = PATHS[kind];
  return entries.map(({ slug, slugs, updated_at }) => ({
    path: pathOf(slug),
    paths: Object.fromEntries(Object.entries(slugs).map(([code, own]) => [code, pathOf(own)])),
    updated_at,
  }));
}

/** The index: one sitemap for pages that exist once, one for each part of those that are many. */
export function sitemapIndex(origin: string, parts: readonly SitemapPart[]): Response {
  const names = [SINGLE, ...parts.map(({ kind, part }) => `${kind}-${part}`)];
  const rows = names.map(
    (name) => `<sitemap><loc>${escaped(`${origin}/sitemap/${name}.xml`)}</loc></sitemap>`,
  );
  return xml(
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</sitemapindex>`,
  );
}

/** One part: each page by its address in each language, beside the addresses in all the others. */
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
