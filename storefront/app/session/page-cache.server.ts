import type { AppLoadContext } from '@remix-run/node';
import { randomBytes } from 'node:crypto';
import { COOKIES, serializeCookie } from './cookies';
import { Expiring } from './expiring.server';
import { isKnownCurrency } from './frame.server';
import { VERSIONED_LIFETIME, UNVERSIONED_LIFETIME } from './shared-answers.server';
import { sharedPage } from './page-keys.server';
import { isForeign } from './same-origin.server';
import { visitorOf, type Visitor } from './visitor.server';

/** A cached page, split at the script and style nonces, which differ with every response. */
interface StoredPage {
  status: number;
  headers: [string, string][];
  parts: string[];
  /** Whether the nonce after part n is the style's. */
  styles: boolean[];
}

/** A response that the server can send without opening a stream. */
export interface PageAnswer {
  status: number;
  headers: Headers;
  body: string | ReadableStream<Uint8Array> | null;
}

type Handle = (request: Request, context: AppLoadContext) => Promise<Response>;

/** Placeholder of the nonces in cached pages: random per process, so that no content can contain it. */
const NONCE = `nonce-${randomBytes(24).toString('hex')}`;
const SCRIPT = '-script';
const STYLE = '-style';

/** Page caches in characters: about 48 MB of paths without parameters, and 16 MB of those with. */
const plain = new Expiring<Promise<StoredPage>>(24_000_000);
const others = new Expiring<Promise<StoredPage>>(8_000_000);
/** Weight of a page that is still being rendered. */
const EXPECTED = 100_000;

/** Handles a request, from the cache if the page is public. */
export async function answer(request: Request, context: AppLoadContext, handle: Handle): Promise<PageAnswer> {
  // Checked here, since Remix would report it as a server error.
  if (isForeign(request)) return refused;
  const visitor = visitorOf(request);
  const shared = sharedPage(request, context, visitor, isKnownCurrency);
  if (!shared) return opened(await handle(request, { ...context, takesText: true }));
  const { key, versionedKey, url } = shared;
  const pages = shared.isPlain ? plain : others;
  let page = pages.get(versionedKey);
  if (!page) {
    const clean = url.href === request.url ? request : new Request(url, request);
    page = render(clean, { ...context, sharedPageKey: key }, handle);
    keep(
      pages,
      versionedKey,
      page,
      context.version === undefined ? UNVERSIONED_LIFETIME : VERSIONED_LIFETIME,
    );
  }
  return fill(await page, context, visitor);
}

/** Caches a page: for concurrent requests while it is rendered, and afterwards if its status is 200. */
function keep(pages: typeof plain, key: string, page: Promise<StoredPage>, lifetime: number): void {
  pages.set(key, page, lifetime, EXPECTED);
  page.then(
    (stored) => (stored.status === 200 ? pages.set(key, page, lifetime, size(stored)) : pages.delete(key)),
    () => pages.delete(key),
  );
}

async function render(request: Request, context: AppLoadContext, handle: Handle): Promise<StoredPage> {
  const nonce = { script: NONCE + SCRIPT, style: NONCE + STYLE };
  const response = await handle(request, { ...context, nonce, takesText: true });
  const [first = '', ...pieces] = (texts.get(response) ?? (await response.text())).split(NONCE);
  const headers = [...response.headers].filter(([name]) => name !== 'set-cookie');
  for (const cookie of response.headers.getSetCookie()) {
    // The guest's session token is the only personal cookie here; each response gets its own.
    if (!cookie.startsWith(`${COOKIES.session}=`)) headers.push(['set-cookie', cookie]);
  }
  return {
    status: response.status,
    headers,
    parts: [first, ...pieces.map((piece) => piece.slice((piece.startsWith(STYLE) ? STYLE : SCRIPT).length))],
    styles: pieces.map((piece) => piece.startsWith(STYLE)),
  };
}

/** Whether the visitor's browser already has a cookie with this value. */
function has({ cookies }: Visitor, cookie: string): boolean {
  const [pair = ''] = cookie.split(';', 1);
  const at = pair.indexOf('=');
  return cookies.get(pair.slice(0, at)) === pair.slice(at + 1);
}

function fill(page: StoredPage, context: AppLoadContext, visitor: Visitor): PageAnswer {
  const { script = '', style = script } = context.nonce ?? {};
  let body = page.parts[0] ?? '';
  page.styles.forEach((isStyle, index) => {
    body += (isStyle ? style : script) + (page.parts[index + 1] ?? '');
  });
  const headers = new Headers(
    page.headers.filter(([name, value]) => name !== 'set-cookie' || !has(visitor, value)),
  );
  if (visitor.isNew) {
    const options = { maxAge: 365 * 86_400, secure: visitor.secure };
    headers.append('set-cookie', serializeCookie(COOKIES.session, visitor.sessionToken, options));
  }
  return { status: page.status, headers, body };
}

const size = (page: StoredPage): number => page.parts.reduce((sum, part) => sum + part.length, 0);

const texts = new WeakMap<Response, string>();

/**
 * Stores the text of a response that was complete when created, so that it need not be read from a stream.
 */
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
