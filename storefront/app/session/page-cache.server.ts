import type { AppLoadContext } from '@remix-run/node';
import { randomBytes } from 'node:crypto';
import { COOKIES, serializeCookie } from './cookies';
import { Expiring } from './expiring.server';
import { isKnownCurrency } from './frame.server';
import { TOLD_LIFETIME, UNTOLD_LIFETIME } from './shared-answers.server';
import { sharedPage } from './page-keys.server';
import { isForeign } from './same-origin.server';
import { visitorOf, type Visitor } from './visitor.server';

/** A page as it is kept: cut where the script and style nonces stand, which differ with every answer. */
interface StoredPage {
  status: number;
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

/** What stands for the nonces while a page is made: new with every process, so that no product's text can hold it. */
const NONCE = `nonce-${randomBytes(24).toString('hex')}`;
const SCRIPT = '-script';
const STYLE = '-style';

/** Kept pages in characters: about 48 MB of the addresses themselves, and 16 MB of those with parameters. */
const plain = new Expiring<Promise<StoredPage>>(24_000_000);
const others = new Expiring<Promise<StoredPage>>(8_000_000);
/** Weight of a page that is still being made. */
const EXPECTED = 100_000;

/** Answers a request, from memory where the page is public. */
export async function answer(request: Request, context: AppLoadContext, handle: Handle): Promise<PageAnswer> {
  // Remix would call it a server error.
  if (isForeign(request)) return refused;
  const visitor = visitorOf(request);
  const shared = sharedPage(request, context, visitor, isKnownCurrency);
  if (!shared) return opened(await handle(request, { ...context, takesText: true }));
  const { key, url } = shared;
  const pages = shared.isPlain ? plain : others;
  let page = pages.get(key);
  if (!page) {
    page = render(url.href === request.url ? request : new Request(url, request), context, handle);
    keep(pages, key, page, context.version === undefined ? UNTOLD_LIFETIME : TOLD_LIFETIME);
  }
  return fill(await page, context, visitor);
}

/** Keeps a page for everyone who asks while it is made, and for later where it turns out well. */
function keep(pages: typeof plain, key: string, page: Promise<StoredPage>, lifetime: number): void {
  pages.set(key, page, lifetime, EXPECTED);
  page.then(
    (stored) => (stored.status === 200 ? pages.set(key, page, lifetime, size(stored)) : pages.delete(key)),
    () => pages.delete(key),
  );
}

async function render(request: Request, context: AppLoadContext, handle: Handle): Promise<StoredPage> {
  const nonce = { script: NONCE + SCRIPT, style: NONCE + STYLE };
  const response = await handle(request, { ...context, nonce, asksAsNobody: true, takesText: true });
  const [first = '', ...pieces] = (texts.get(response) ?? (await response.text())).split(NONCE);
  const headers = [...response.headers].filter(([name]) => name !== 'set-cookie');
  for (const cookie of response.headers.getSetCookie()) {
    // The guest's token is the one personal thing here; each answer gets its own.
    if (!cookie.startsWith(`${COOKIES.session}=`)) headers.push(['set-cookie', cookie]);
  }
  return {
    status: response.status,
    headers,
    parts: [first, ...pieces.map((piece) => piece.slice((piece.startsWith(STYLE) ? STYLE : SCRIPT).length))],
    styles: pieces.map((piece) => piece.startsWith(STYLE)),
  };
}

/** Whether the visitor's browser sent what a cookie would tell it. */
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
