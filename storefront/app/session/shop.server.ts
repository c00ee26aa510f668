import type { GenericWebData } from '@stoa/contracts';
import { json, redirect, redirectDocument, type AppLoadContext } from '@remix-run/node';
import { Api, type ApiTransport, type Caller } from '~/api/client.server';
import { httpTransport } from '~/api/transport.server';
import { formatsFor, type Formats } from '~/i18n/format';
import { languageCode, loadTranslator, type Translate } from '~/i18n/translator';
import { inAnyLanguage, inAskedLanguage } from './asked-language';
import { COOKIES, DAY, serializeCookie, type CookieOptions } from './cookies';
import { readFrame } from './frame.server';
import { isForeign } from './same-origin.server';
import { THEME_PREVIEW } from './theme-preview';
import { inPreviewedTheme } from './theme-preview.server';
import { visitorOf, type Visitor } from './visitor.server';

declare module '@remix-run/server-runtime' {
  interface AppLoadContext {
    /** Set by the front door; absent under Vite's own server. */
    api?: ApiTransport;
    nonce?: { script?: string; style?: string };
    /** Changes whenever public answers may have changed. */
    version?: string;
    /** Where the visitor is, as far as the trusted proxies tell; absent under Vite's own server. */
    visitorAddress?: string;
    /** Whether who asks reads a complete page as `keepText` has noted it, and needs no body. */
    takesText?: boolean;
    /** Set for pages that are kept for many visitors: nothing personal may be asked for. */
    asksAsNobody?: boolean;
    /** Whether a page is drawn from what the loaders say, in this process. */
    isPage?: boolean;
  }
}

/** What every loader and action needs of the world, made once per request. */
export interface Shop {
  visitor: Visitor;
  api: Api;
  /** Cookies to set with the answer, whichever way it is sent. */
  cookies: string[];
  frame(): Promise<GenericWebData>;
  /** The language and currency that hold, after the shop has had its say. */
  locale(): Promise<{ language: string; currency: string; t: Translate; formats: Formats }>;
  setCookie(name: string, value: string, options?: Omit<CookieOptions, 'secure'>): void;
  /** Keeps a choice for a year, unless the browser has it; a page for many always says it, whoever asked first. */
  remember(name: string, value: string): void;
  json<T>(data: T, init?: { status?: number }): ReturnType<typeof json<T>>;
  redirect(to: string): Response;
}

/** What loaders and actions are given. */
export interface RequestArgs {
  request: Request;
  context: AppLoadContext;
}

const shops = new WeakMap<AppLoadContext, Shop>();

/** The request's Shop; the first call also refuses writes that come from another site. */
export function shopOf({ request, context }: RequestArgs): Shop {
  const known = shops.get(context);
  if (known) return known;
  const preview = new URL(request.url).searchParams.get(THEME_PREVIEW);
  const shop = createShop(request, context, preview);
  // Kept before the check: the page that reports the refusal needs it too.
  shops.set(context, shop);
  if (isForeign(request)) throw new Response('Cross-site request refused', { status: 403 });
  return shop;
}

/** The path and query that a person sees, without what Remix adds for its own requests. */
export function addressOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete('_data');
  return pathname + (searchParams.size > 0 ? `?${searchParams.toString()}` : '');
}

/**
 * What a session that the API no longer accepts leads to, on every page and in every call: its cookie goes, the cart's
 * stays. A page starts anew as a guest's, so that all of it agrees; a form is taken as a guest's, and where only
 * customers may send it, sign-in comes first.
 */
function endSession(shop: Shop, request: Request, isReading: boolean): void {
  shop.visitor.token = null;
  forgetCustomer(shop);
  if (request.method !== 'GET' || !isReading) return;
  throw redirectDocument(addressOf(request), { status: 303, headers: cookieHeaders(shop.cookies) });
}

/** Takes the customer's token and what only belongs to it out of the browser. */
export function forgetCustomer(shop: Pick<Shop, 'setCookie'>): void {
  shop.setCookie(COOKIES.customer, '', { maxAge: 0 });
  shop.setCookie(COOKIES.cartCount, '', { maxAge: 0 });
  shop.setCookie(COOKIES.wishlist, '', { maxAge: 0 });
}

/** Who asks the API; a page that is kept for many is asked for by nobody, not even by the first visitor's session. */
function callerOf(visitor: Visitor, context: AppLoadContext): Caller {
  const { token, sessionToken, language, currency, userAgent } = visitor;
  const isNobody = context.asksAsNobody === true;
  const person = isNobody ? { token: null, sessionToken: null } : { token, sessionToken, userAgent };
  return { ...person, language, currency };
}

function createShop(request: Request, context: AppLoadContext, preview: string | null): Shop {
  const visitor = visitorOf(request);
  const caller = callerOf(visitor, context);
  const api = new Api(context.api ?? httpTransport(context.visitorAddress), caller, (isReading) =>
    endSession(shop, request, isReading),
  );
  const cookies: string[] = [];
  let frame: Promise<GenericWebData> | undefined;
  let locale: ReturnType<Shop['locale']> | undefined;
  const shop: Shop = {
    visitor,
    api,
    cookies,
    frame: () =>
      (frame ??= readFrame(api, visitor, context.version).then((data) =>
        inPreviewedTheme(data, preview, api),
      )),
    locale: () => (locale ??= shop.frame().then((data) => resolveLocale(visitor, data))),
    setCookie(name, value, options = {}) {
      cookies.push(serializeCookie(name, value, { ...options, secure: visitor.secure }));
    },
    remember(name, value) {
      if (context.asksAsNobody || visitor.cookies.get(name) !== value)
        shop.setCookie(name, value, { maxAge: 365 * DAY });
    },
    json: (data, init) => json(data, { ...init, headers: cookieHeaders(cookies) }),
    redirect: (to) =>
      redirect(inAskedLanguage(to, request), { status: 303, headers: cookieHeaders(cookies) }),
  };
  if (visitor.isNew) shop.setCookie(COOKIES.session, visitor.sessionToken, { maxAge: 365 * DAY });
  // Not with a page for many, which would take their cookies too.
  if (visitor.token === null && visitor.cookies.has(COOKIES.customer) && !context.asksAsNobody)
    forgetCustomer(shop);
  return shop;
}

async function resolveLocale(visitor: Visitor, frame: GenericWebData) {
  const language = frame.languages.find(({ code }) => code === visitor.language) ?? frame.settings.language;
  const currency = frame.currencies.find(({ code }) => code === visitor.currency) ?? frame.settings.currency;
  const t = await loadTranslator(languageCode(language.code));
  return {
    language: language.code,
    // The specification's last resort where a shop has no default currency (§9).
    currency: (currency as typeof currency | undefined)?.code ?? 'USD',
    t,
    formats: formatsFor(language.code, frame.currencies),
  };
}

/** Turns queued cookies into headers of an answer that may hold some of them already. */
export function cookieHeaders(cookies: readonly string[], headers = new Headers()): Headers {
  const present = headers.getSetCookie();
  for (const cookie of cookies) if (!present.includes(cookie)) headers.append('Set-Cookie', cookie);
  return headers;
}

/** Throws a redirect to sign-in that comes back here, unless a customer is signed in. */
export function requireCustomer({ request, context }: RequestArgs): Shop {
  const shop = shopOf({ request, context });
  if (!shop.visitor.token) throw signInRedirect(shop, request);
  return shop;
}

/** Asks to sign in, and comes back here afterwards. */
export function signInRedirect(shop: Shop, request: Request): Response {
  return shop.redirect(`/login?to=${encodeURIComponent(inAnyLanguage(addressOf(request)))}`);
}

/** Reads something only customers have; whoever is none by now signs in first. */
export async function readAsCustomer<T>(shop: Shop, request: Request, path: string): Promise<T> {
  const outcome = await shop.api.tryGet<T>(path);
  if (outcome.ok) return outcome.data;
  if (outcome.failure.status === 401) throw signInRedirect(shop, request);
  throw Response.json({ error: outcome.failure.error }, { status: outcome.failure.status });
}

/** The API's calls of a form that only customers may send; a session that ended meanwhile leads to sign-in. */
export async function asCustomer<T>(shop: Shop, request: Request, write: () => Promise<T>): Promise<T> {
  const answer = await write();
  if (shop.visitor.token === null) throw signInRedirect(shop, request);
  return answer;
}
