import type { AppLoadContext } from '@remix-run/node';
import { publicOrigin } from './public-origin.server';
import { THEME_PREVIEW } from './theme-preview';
import type { Visitor } from './visitor.server';

/** A list of products takes its sort, its page and any filter; a filter that nobody knows counts for nothing there. */
const LIST =
  /^(?:lang|q|sort|page|category|brand|vendor|rating|in_stock|on_sale|delivers_to|price_min|price_max|from|to|attr\.[\w-]{1,64})$/;
const ONLY_LANGUAGE = /^lang$/;

/**
 * Addresses whose page is the same for everyone of a language and currency, but for whether somebody is signed in
 * and how many pieces are in the cart, with the parameters that it depends on. Nothing else that is personal may
 * stand here: their loaders ask as nobody.
 */
const SHARED: readonly [path: RegExp, parameters: RegExp][] = [
  [/^\/(?:template[123])?$/i, ONLY_LANGUAGE],
  [/^\/Shop$/i, LIST],
  [/^\/new-arrival-products$/i, LIST],
  [/^\/(?:stores|brands)$/i, /^(?:lang|page)$/],
  [/^\/store\/[^/]+$/i, LIST],
  [/^\/blog$/i, /^(?:lang|page|category|tag)$/],
  [/^\/blog\/(?!rss\.xml$)[^/]+$/i, ONLY_LANGUAGE],
  [/^\/page\/[^/]+$/i, ONLY_LANGUAGE],
  [/^\/(?:AboutUs|PrivacyPolicy|RefundPolicy|TermCondition|TermsAndConditions)$/i, ONLY_LANGUAGE],
  [
    /^\/product\/[^/]+$/i,
    /^(?:lang|variant|reviews|reviews_sort|stars|pictures|verified|questions|choice\.[\w-]{1,64})$/,
  ],
];

/** What links from mails and advertisements carry along; no page depends on it. */
const TRACKING = /^(?:utm_\w+|gclid|fbclid|msclkid|mc_[ce]id)$/;

/** A page for many: what it is kept under, and the request's address without what it doesn't depend on. */
export interface SharedPage {
  key: string;
  url: URL;
  /** Asked for without any parameter, as most visitors do; the others may not crowd these out. */
  isPlain: boolean;
}

const MANY_PIECES = 20;

function cleaned(url: URL, parameters: RegExp): URL | null {
  const clean = new URL(url);
  for (const name of url.searchParams.keys()) {
    if (TRACKING.test(name)) clean.searchParams.delete(name);
    else if (!parameters.test(name)) return null;
  }
  return clean;
}

/** Under what a page is kept for everyone who sees the same; null where it is made for this visitor alone. */
export function sharedPage(
  request: Request,
  { version = '' }: AppLoadContext,
  visitor: Visitor,
  isCurrency: (code: string) => boolean,
): SharedPage | null {
  if (request.method !== 'GET') return null;
  const url = new URL(request.url);
  if (url.searchParams.has('_data') || url.searchParams.has(THEME_PREVIEW)) return null;
  const shared = SHARED.find(([path]) => path.test(url.pathname));
  const clean = shared && cleaned(url, shared[1]);
  if (!clean) return null;
  const { language, currency, token, cartCount } = visitor;
  const facts = [version, language ?? '', currency ?? '', token === null ? '' : 'in', cartCount];
  // The page names the shop's origin and not the Host header's; cookies depend on the protocol.
  const address = [clean.protocol, publicOrigin(clean) + clean.pathname + clean.search];
  return {
    key: [...facts, ...address].join('|'),
    url: clean,
    isPlain: clean.search === '' && cartCount <= MANY_PIECES && (currency === null || isCurrency(currency)),
  };
}
