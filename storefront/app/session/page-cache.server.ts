import type { AppLoadContext } from '@remix-run/node';
import { COOKIES, serializeCookie } from './cookies';
import { Expiring } from './expiring.server';
import { TOLD_LIFETIME, UNTOLD_LIFETIME } from './frame.server';
import { isForeign } from './same-origin.server';
import { THEME_PREVIEW } from './theme-preview.server';
import { visitorOf, type Visitor } from './visitor.server';

/** A page as it is kept: cut where the script and style nonces stand, which differ with every answer. */
interface StoredPage {
  headers: [string, string][];
  parts: string[];
  /** Whether the nonce after part n is the style's. */
  styles: boolean[];
}

/** An answer that the front door can send without opening a stream. */
export interface PageAnswer {
  status: number;
  headers: Headers;
  body: string | ReadableStream<Uint8Array> | null;
}

type Handle = (request: Request, context: AppLoadContext) => Promise<Response>;

/**
 * Addresses whose page is the same for everyone of a language and currency, but for whether somebody is signed in
 * and how many pieces are in the cart. Nothing else that is personal may stand here: their loaders ask as nobody.
 */
const PUBLIC = /^\/(?:|Shop|template[123]|stores|brands|new-arrival-products|(?:product|store)\/[^/]+)$/i;
const SCRIPT_NONCE = 'nonce-of-the-script-goes-here';
const STYLE_NONCE = 'nonce-of-the-style-goes-here';
const NONCES = new RegExp(`(${SCRIPT_NONCE}|${STYLE_NONCE})`);
/** Characters of kept pages, about 64 MB. */
const CAPACITY = 32_000_000;

const pages = new Expiring<Promise<StoredPage | null>>(CAPACITY);

/** Answers a request, from memory where the page is public. */
export async function answer(request: Request, context: AppLoadContext, handle: Handle): Promise<PageAnswer> {
  // Remix would call it a server error.
  if (isForeign(request)) return refused;
  const url = new URL(request.url);
  const visitor = visitorOf(request);
  if (!isShared(request, url)) return opened(await handle(request, context));
  const key = keyOf(url, context, visitor);
  let page = pages.get(key);
  if (!page) {
    page = render(request, context, handle);
    const lifetime = context.version === undefined ? UNTOLD_LIFETIME : TOLD_LIFETIME;
    pages.set(key, page, lifetime, 100_000);
    page.then(
      (stored) =>
        stored ? pages.set(key, page as Promise<StoredPage>, lifetime, size(stored)) : pages.delete(key),
      () => pages.delete(key),
    );
  }
  const stored = await page;
  return stored ? fill(stored, context, visitor) : opened(await handle(request, context));
}

function isShared(request: Request, url: URL): boolean {
  const { searchParams: asked } = url;
  const isOwn = asked.has('_data') || asked.has(THEME_PREVIEW);
  return request.method === 'GET' && PUBLIC.test(url.pathname) && !isOwn;
}

function keyOf(url: URL, { version = '' }: AppLoadContext, visitor: Visitor): string {
  const { language, currency, token, cartCount } = visitor;
  return [version, language ?? '', currency ?? '', token === null ? '' : 'in', cartCount, url.href].join('|');
}

async function render(request: Request, context: AppLoadContext, handle: Handle): Promise<StoredPage | null> {
  const nonce = { script: SCRIPT_NONCE, style: STYLE_NONCE };
  const response = await handle(request, { ...context, nonce, asksAsNobody: true });
  if (response.status !== 200 || !response.headers.get('content-type')?.startsWith('text/html')) return null;
  const pieces = (texts.get(response) ?? (await response.text())).split(NONCES);
  const headers = [...response.headers].filter(([name]) => name !== 'set-cookie');
  for (const cookie of response.headers.getSetCookie()) {
    // The guest's token is the one personal thing here; each answer gets its own.
    if (!cookie.startsWith(`${COOKIES.session}=`)) headers.push(['set-cookie', cookie]);
  }
  return {
    headers,
    parts: pieces.filter((_, index) => index % 2 === 0),
    styles: pieces.filter((_, index) => index % 2 === 1).map((name) => name === STYLE_NONCE),
  };
}

function fill(page: StoredPage, context: AppLoadContext, visitor: Visitor): PageAnswer {
  const { script = '', style = script } = context.nonce ?? {};
  let body = page.parts[0] ?? '';
  page.styles.forEach((isStyle, index) => {
    body += (isStyle ? style : script) + (page.parts[index + 1] ?? '');
  });
  const headers = new Headers(page.headers);
  if (visitor.isNew) {
    const options = { maxAge: 365 * 86_400, secure: visitor.secure };
    headers.append('set-cookie', serializeCookie(COOKIES.session, visitor.sessionToken, options));
  }
  return { status: 200, headers, body };
}

const size = (page: StoredPage): number => page.parts.reduce((sum, part) => sum + part.length, 0);

const texts = new WeakMap<Response, string>();

/** Notes the text of an answer that was complete when it was made, so that nobody has to read it out of a stream. */
export function keepText(response: Response, text: string): void {
  texts.set(response, text);
}

const refused: PageAnswer = {
  status: 403,
  headers: new Headers({ 'Content-Type': 'text/plain; charset=utf-8' }),
  body: 'Cross-site request refused',
};

const opened = (response: Response): PageAnswer => ({
  status: response.status,
  headers: response.headers,
  body: texts.get(response) ?? response.body,
});
