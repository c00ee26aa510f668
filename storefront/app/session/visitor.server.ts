import { LANGUAGES } from '@stoa/contracts';
import { randomBytes } from 'node:crypto';
import { LANGUAGE } from './asked-language';
import { COOKIES, parseCookies } from './cookies';

/** What a request says about the person behind it. */
export interface Visitor {
  cookies: Map<string, string>;
  /** Bearer token of a signed-in customer. */
  token: string | null;
  /** The guest's 64-character token; made here when the request has none. */
  sessionToken: string;
  isNew: boolean;
  /** The language asked for by address, cookie or (on `/` only) browser; null leaves it to the shop. */
  language: string | null;
  /** The currency asked for; null leaves it to the shop. */
  currency: string | null;
  cartCount: number;
  secure: boolean;
  /** What the browser calls itself. */
  userAgent: string | null;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const SESSION_TOKEN = /^[A-Za-z0-9]{64}$/;
const supported: readonly string[] = LANGUAGES;

/** Makes a guest's token: 64 letters and digits (specification §9), without bias. */
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
  const asked = url.searchParams.get(LANGUAGE) ?? cookies.get(COOKIES.language);
  if (asked && supported.includes(asked)) return asked;
  return url.pathname === '/' ? browserLanguage(headers.get('accept-language')) : null;
}

/** Whom a token says it is for; nothing is proven by it. */
function audienceOf(token: string): unknown {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
    return typeof claims === 'object' && claims !== null && 'aud' in claims ? claims.aud : undefined;
  } catch {
    return undefined;
  }
}

/** A customer's token; a console's, put there by whatever accident, makes nobody a customer. */
function customerToken(cookies: Map<string, string>): string | null {
  const token = cookies.get(COOKIES.customer);
  return token && audienceOf(token) === 'customer' ? token : null;
}

/** Reads the visitor out of a request's address, cookies and headers. */
export function visitorOf(request: Request): Visitor {
  const url = new URL(request.url);
  const cookies = parseCookies(request.headers.get('cookie'));
  const session = cookies.get(COOKIES.session);
  const known = session !== undefined && SESSION_TOKEN.test(session);
  const currency = cookies.get(COOKIES.currency);
  return {
    cookies,
    token: customerToken(cookies),
    sessionToken: known ? session : createSessionToken(),
    isNew: !known,
    language: languageOf(url, cookies, request.headers),
    currency: currency && /^[A-Za-z]{3}$/.test(currency) ? currency.toUpperCase() : null,
    cartCount: Math.max(0, Math.min(999, Number(cookies.get(COOKIES.cartCount)) || 0)),
    secure: url.protocol === 'https:',
    userAgent: request.headers.get('user-agent'),
  };
}
