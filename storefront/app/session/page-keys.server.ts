import { pages, patternOf } from '~/pages';
import { publicOrigin } from './public-origin.server';
import { awaitsSecondary } from './secondary-data.server';
import { themePreviewOf } from './theme-preview.server';
import type { Visitor } from './visitor.server';

/** Parameter by which a navigation in the browser requests the data of one route only. */
const DATA = '_data';

/** Cacheable pages by their routes, with the names of the parameters on which they depend. */
const SHARED = pages.flatMap((page) =>
  page.sharedBy
    ? [
        {
          id: page.id,
          path: patternOf(page),
          parameters: new RegExp(`^(?:${['lang', DATA, ...page.sharedBy].join('|')})$`),
        },
      ]
    : [],
);
/** Literal paths, which take precedence over a dynamic path that would match as well. */
const LITERAL = new Set(pages.map(({ path }) => path.toLowerCase()).filter((path) => !path.includes(':')));

const fits = (path: RegExp, pathname: string): boolean =>
  path.test(pathname) && (!path.source.includes('[^/]+') || !LITERAL.has(pathname.toLowerCase()));

/** Tracking parameters of e-mails and advertisements; no page depends on them. */
const TRACKING = /^(?:utm_\w+|gclid|fbclid|msclkid|mc_[ce]id)$/;

/** A cacheable page, or its data: its cache key, and the request's URL without irrelevant parameters. */
export interface SharedPage {
  key: string;
  url: URL;
  /** Without parameters, as most requests are; others must not evict these. */
  isPlain: boolean;
}

const MANY_PIECES = 20;

function withoutTracking(url: URL, parameters: RegExp): URL | null {
  const clean = new URL(url);
  for (const name of url.searchParams.keys()) {
    if (TRACKING.test(name)) clean.searchParams.delete(name);
    else if (!parameters.test(name)) return null;
  }
  return clean;
}

/**
 * The cache key of a page, or of its data, for all visitors who see the same; null if it is rendered for this visitor only,
 * as the data of its frame is.
 */
export function sharedPage(
  request: Request,
  visitor: Visitor,
  isCurrency: (code: string) => boolean,
): SharedPage | null {
  if (request.method !== 'GET') return null;
  const url = new URL(request.url);
  if (themePreviewOf(request, url) !== null) return null;
  const shared = SHARED.find(({ path }) => fits(path, url.pathname));
  const clean = shared && withoutTracking(url, shared.parameters);
  if (!clean) return null;
  const data = clean.searchParams.getAll(DATA);
  if (data.some((id) => id !== shared.id)) return null;
  const { language, currency, token, cartCount } = visitor;
  const facts = [language ?? '', currency ?? '', token === null ? '' : 'in', cartCount];
  // The page names the shop's origin and not the Host header's; cookies depend on the protocol.
  const address = [clean.protocol, publicOrigin(clean) + clean.pathname + clean.search];
  const key = [...facts, ...address, data.length && !awaitsSecondary(request) ? 'deferred' : ''].join('|');
  return {
    key,
    url: clean,
    isPlain:
      clean.searchParams.size === data.length &&
      cartCount <= MANY_PIECES &&
      (currency === null || isCurrency(currency)),
  };
}
