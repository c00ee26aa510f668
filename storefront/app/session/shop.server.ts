import type { DependencyTracking, GenericWebData } from '@stoa/contracts';
import { json, redirect, redirectDocument, type AppLoadContext } from '@remix-run/node';
import { Api, type ApiTransport, type Caller } from '~/api/client.server';
import { httpTransport } from '~/api/transport.server';
import { formatsFor, type Formats } from '~/i18n/format';
import { languageCode, loadTranslator, type ServerTranslate } from '~/i18n/translator';
import { pageAt } from '~/pages';
import { redirectAddress } from './redirect-address';
import { inAnyLanguage } from './requested-language';
import { COOKIES, DAY, serializeCookie, type CookieOptions } from './cookies';
import { readFrame } from './frame.server';
import { isForeign } from './same-origin.server';
import { addressInPreview, inPreviewedTheme, themePreviewOf } from './theme-preview.server';
import { visitorOf, type Visitor } from './visitor.server';

declare module '@remix-run/server-runtime' {
  interface AppLoadContext {
    /** Set by the backend's server; absent under Vite's own. */
    api?: ApiTransport;
    nonce?: { script?: string; style?: string };
    /** Set by the backend's server; without it public pages are cached for moments only. */
    dependencies?: DependencyTracking;
    /** The visitor's IP address according to the trusted proxies; absent under Vite's own server. */
    visitorAddress?: string;
    /** Whether the caller takes a complete page's body that `keepBody` has stored, so that the response needs none. */
    takesBody?: boolean;
    /**
     * Unversioned cache key of a page that visitors share; set while it is rendered, when nothing personal
     * may be requested.
     */
    sharedPageKey?: string;
    /** Whether the loaders' data is rendered to a page in this process. */
    isPage?: boolean;
  }
}

/** Everything that loaders and actions need, created once per request. */
export interface Shop {
  visitor: Visitor;
  api: Api;
  /** Cookies to set with the response, whatever its kind. */
  cookies: string[];
  /** Where the frame redirects to, so that an operator's theme preview continues; null as a rule. */
  addressInPreview: string | null;
  frame(): Promise<GenericWebData>;
  /**
   * The effective language and currency: the visitor's choice if the shop supports it, else the shop's
   * default.
   */
  locale(): Promise<{ language: string; currency: string; t: ServerTranslate; formats: Formats }>;
  setCookie(name: string, value: string, options?: Omit<CookieOptions, 'secure'>): void;
  /**
   * Stores a choice in a cookie for a year, unless the browser has it; a cached page always sets it, whoever
   * requested it first.
   */
  remember(name: string, value: string): void;
  json<T>(data: T, init?: { status?: number }): ReturnType<typeof json<T>>;
  redirect(to: string): Response;
}

/** Arguments of loaders and actions. */
export interface RequestArgs {
  request: Request;
  context: AppLoadContext;
}

const shops = new WeakMap<AppLoadContext, Shop>();

/** The request's Shop; the first call also refuses cross-site writes with 403. */
export function shopOf({ request, context }: RequestArgs): Shop {
  const existing = shops.get(context);
  if (existing) return existing;
  const shop = createShop(request, context);
  // Stored before the check: the error page of the refusal needs it too.
  shops.set(context, shop);
  if (isForeign(request)) throw new Response('Cross-site request refused', { status: 403 });
  return shop;
}

/** Path and query as the visitor sees them, without Remix's own parameter. */
export function addressOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete('_data');
  return pathname + (searchParams.size > 0 ? `?${searchParams.toString()}` : '');
}

/**
 * Handles a session that the API no longer accepts, in every call: deletes the customer's cookie but keeps
 * the cart's. A page is reloaded as a guest, so that all of its data agrees, or leads to sign-in, which says why, if it
 * was open and is for customers only; a form is submitted as a guest, and redirects to sign-in if it requires a customer.
 */
function endSession(shop: Shop, request: Request, isReading: boolean): void {
  shop.visitor.token = null;
  forgetCustomer(shop);
  if (request.method !== 'GET' || !isReading) return;
  const { pathname, searchParams } = new URL(request.url);
  // Data is requested by a page that the customer has been on, a document also by one who comes back after weeks.
  const isMissed = searchParams.has('_data') && pageAt(pathname)?.guard === 'customer';
  const to = isMissed ? signInAddress(request, true) : addressOf(request);
  throw redirectDocument(redirectAddress(to, request), { status: 303, headers: cookieHeaders(shop.cookies) });
}

/** Deletes the customer's token and the cookies that belong to it. */
export function forgetCustomer(shop: Pick<Shop, 'setCookie'>): void {
  shop.setCookie(COOKIES.customer, '', { maxAge: 0 });
  shop.setCookie(COOKIES.cartCount, '', { maxAge: 0 });
  shop.setCookie(COOKIES.wishlist, '', { maxAge: 0 });
}

/**
 * Credentials for the API; a page that is cached for all visitors is requested anonymously, without the first
 * visitor's session.
 */
function callerOf(visitor: Visitor, context: AppLoadContext): Caller {
  const { language, currency } = visitor;
  if (context.sharedPageKey) return { token: null, sessionToken: null, language, currency };
  const { token, sessionToken, userAgent } = visitor;
  return { token, sessionToken, userAgent, language, currency };
}

function createShop(request: Request, context: AppLoadContext): Shop {
  const preview = themePreviewOf(request);
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
    addressInPreview: request.method === 'GET' ? addressInPreview(request) : null,
    frame: () =>
      (frame ??= readFrame(api, visitor, context.dependencies).then((data) =>
        inPreviewedTheme(data, preview, api),
      )),
    locale: () => (locale ??= shop.frame().then((data) => resolveLocale(visitor, data))),
    setCookie(name, value, options = {}) {
      cookies.push(serializeCookie(name, value, { ...options, secure: visitor.secure }));
    },
    remember(name, value) {
      if (context.sharedPageKey || visitor.cookies.get(name) !== value)
        shop.setCookie(name, value, { maxAge: 365 * DAY });
    },
    json: (data, init) => json(data, { ...init, headers: cookieHeaders(cookies) }),
    redirect: (to) => {
      // An absolute address, such as a payment page's, is none of the storefront's, even on the same host.
      const go = /^https?:\/\//.test(to) ? redirectDocument : redirect;
      return go(redirectAddress(to, request), { status: 303, headers: cookieHeaders(cookies) });
    },
  };
  // A cached page neither sets nor clears personal cookies.
  if (context.sharedPageKey) return shop;
  if (visitor.isNew) shop.setCookie(COOKIES.session, visitor.sessionToken, { maxAge: 365 * DAY });
  if (visitor.token === null && visitor.cookies.has(COOKIES.customer)) forgetCustomer(shop);
  return shop;
}

async function resolveLocale(visitor: Visitor, frame: GenericWebData) {
  const language = frame.languages.find(({ code }) => code === visitor.language) ?? frame.settings.language;
  const currency = frame.currencies.find(({ code }) => code === visitor.currency) ?? frame.settings.currency;
  const t = await loadTranslator(languageCode(language.code));
  return {
    language: language.code,
    // The specification's fallback for a shop without a default currency (§9).
    currency: (currency as typeof currency | undefined)?.code ?? 'USD',
    t,
    formats: formatsFor(language.code, frame.currencies),
  };
}

/** Adds queued cookies to the headers of a response, which may contain some of them already. */
export function cookieHeaders(cookies: readonly string[], headers = new Headers()): Headers {
  const present = headers.getSetCookie();
  for (const cookie of cookies) if (!present.includes(cookie)) headers.append('Set-Cookie', cookie);
  return headers;
}

/** Throws a redirect to sign-in, which returns here, unless a customer is signed in. */
export function requireCustomer({ request, context }: RequestArgs): Shop {
  const shop = shopOf({ request, context });
  if (!shop.visitor.token) throw signInRedirect(shop, request);
  return shop;
}

/** Address of sign-in, which returns here; with `hasEnded` it says that the customer is no longer signed in. */
function signInAddress(request: Request, hasEnded: boolean): string {
  const to = encodeURIComponent(inAnyLanguage(addressOf(request)));
  return `/login?to=${to}${hasEnded ? '&ended=1' : ''}`;
}

/** Redirect to sign-in, which returns here; with `hasEnded` it says that the customer is no longer signed in. */
export function signInRedirect(shop: Shop, request: Request, hasEnded = false): Response {
  return shop.redirect(signInAddress(request, hasEnded));
}

/** Reads a customer's own data; redirects to sign-in if the session has ended. */
export async function readAsCustomer<T>(shop: Shop, request: Request, path: string): Promise<T> {
  const outcome = await shop.api.tryGet<T>(path);
  if (outcome.ok) return outcome.data;
  if (outcome.failure.status === 401) throw signInRedirect(shop, request);
  throw Response.json({ error: outcome.failure.error }, { status: outcome.failure.status });
}

/** Runs a write that only customers may make; redirects to sign-in if the session has ended. */
export async function asCustomer<T>(shop: Shop, request: Request, write: () => Promise<T>): Promise<T> {
  const answer = await write();
  if (shop.visitor.token === null) throw signInRedirect(shop, request, true);
  return answer;
}
