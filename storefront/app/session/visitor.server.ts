import negotiate from '@fastify/accept-negotiator';
import { LANGUAGES } from '@stoa/contracts';
import { randomBytes } from 'node:crypto';
import { LANGUAGE } from './requested-language';
import { COOKIES, parseCookies } from './cookies';

/** The visitor's data in a request. */
export interface Visitor {
  cookies: Map<string, string>;
  /** Bearer token of a signed-in customer. */
  token: string | null;
  /** The guest's 64-character token; created if the request has none. */
  readonly sessionToken: string;
  isNew: boolean;
  /** The language by URL, cookie or (on `/` only) browser; null for the shop's default. */
  language: string | null;
  /** The currency by cookie; null for the shop's default. */
  currency: string | null;
  cartCount: number;
  secure: boolean;
  /** The browser's User-Agent. */
  userAgent: string | null;
  acceptsGzip: boolean;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const SESSION_TOKEN = /^[A-Za-z0-9]{64}$/;
const supported: readonly string[] = LANGUAGES;

/** Creates a guest's token: 64 letters and digits (specification §9), without modulo bias. */
export function createSessionToken(): string {
  let token = '';
  while (token.length < 64) {
    for (const byte of randomBytes(96)) {
      // 248 is the largest multiple of 62 within a byte.
      if (byte < 248 && token.length < 64) token += ALPHABET[byte % 62];
    }
  }
  return token;
}

/** First language of an Accept-Language header that the shop ships, by the header's order. */
export function browserLanguage(header: string | null): string | null {
  for (const part of (header ?? '').split(',')) {
    const code = part.trim().slice(0, 2).toLowerCase();
    if (supported.includes(code)) return code;
  }
  return null;
}

function languageOf(url: URL, cookies: Map<string, string>, headers: Headers): string | null {
  const requested = url.searchParams.get(LANGUAGE) ?? cookies.get(COOKIES.language);
  if (requested && supported.includes(requested)) return requested;
  return url.pathname === '/' ? browserLanguage(headers.get('accept-language')) : null;
}

/** A token's unverified `aud` claim. */
function audienceOf(token: string): unknown {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
    return typeof claims === 'object' && claims !== null && 'aud' in claims ? claims.aud : undefined;
  } catch {
    return undefined;
  }
}

/** The customer's token; a console's token in the same cookie is ignored. */
function customerToken(cookies: Map<string, string>): string | null {
  const token = cookies.get(COOKIES.customer);
  return token && audienceOf(token) === 'customer' ? token : null;
}

/** Reads the visitor from a request's URL, cookies and headers. */
export function visitorOf(request: Request): Visitor {
  const url = new URL(request.url);
  const cookies = parseCookies(request.headers.get('cookie'));
  const session = cookies.get(COOKIES.session);
  let sessionToken = session !== undefined && SESSION_TOKEN.test(session) ? session : undefined;
  const isNew = sessionToken === undefined;
  const currency = cookies.get(COOKIES.currency);
  return {
    cookies,
    token: customerToken(cookies),
    // Created on first use: cached pages need none.
    get sessionToken() {
      return (sessionToken ??= createSessionToken());
    },
    isNew,
    language: languageOf(url, cookies, request.headers),
    currency: currency && /^[A-Za-z]{3}$/.test(currency) ? currency.toUpperCase() : null,
    cartCount: Math.max(0, Math.min(999, Number(cookies.get(COOKIES.cartCount)) || 0)),
    secure: url.protocol === 'https:',
    userAgent: request.headers.get('user-agent'),
    acceptsGzip: negotiate(request.headers.get('accept-encoding') ?? '', ['gzip']) !== null,
  };
}
