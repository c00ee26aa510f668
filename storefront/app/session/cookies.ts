/** Names of the storefront's cookies (specification §9). */
export const COOKIES = {
  session: 'session_token',
  customer: 'auth._token.customer',
  /** Sent to the riders' pages only. */
  rider: 'auth._token.rider',
  /** State of an OAuth flow until its callback. */
  socialFlow: 'auth.social_flow',
  /** An identity provider's account to be connected once its owner has signed in. */
  socialConnect: 'auth.social_connect',
  language: 'i18n_redirected',
  currency: 'currency',
  /** Units in the cart, so that the badge needs neither a script nor a request. */
  cartCount: 'cart_count',
  /** Ids of wish-list items: scripts read them, so that cached pages need not contain them. */
  wishlist: 'wishlist',
  /** Ids of the products to compare; scripts read and write it too. */
  compare: 'compare',
  /** Id of the country of delivery. */
  country: 'ship_to',
  /** Postcode, city and state id of the place of delivery, separated by line breaks. */
  place: 'ship_to_place',
  checkout: 'checkout',
  coupons: 'coupons',
  orderAccess: 'order_access',
  /** Access token of the vendor application that was sent or looked up. */
  vendorApplication: 'vendor_application',
} as const;

/** Seconds in a day, the unit of cookie lifetimes. */
export const DAY = 86_400;

/** Parses a Cookie header to names and decoded values; an invalid escape leaves the raw text. */
export function parseCookies(header: string | null): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at < 1) continue;
    const raw = part.slice(at + 1).trim();
    let value = raw;
    try {
      value = decodeURIComponent(raw);
    } catch {
      // Not one of our cookies; the raw text will do.
    }
    cookies.set(part.slice(0, at).trim(), value);
  }
  return cookies;
}

export interface CookieOptions {
  /** Seconds; 0 deletes the cookie, absent makes it a session cookie. */
  maxAge?: number;
  path?: string;
  httpOnly?: boolean;
  secure: boolean;
}

/**
 * One Set-Cookie value; always SameSite=Lax. Remix's `createCookie` would encode values as base64 JSON, but
 * specification §9 has them plain, and scripts in the browser read some.
 */
export function serializeCookie(name: string, value: string, options: CookieOptions): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, `Path=${options.path ?? '/'}`, 'SameSite=Lax'];
  if (options.maxAge !== undefined) parts.push(`Max-Age=${options.maxAge}`);
  if (options.httpOnly !== false) parts.push('HttpOnly');
  if (options.secure || isHttps()) parts.push('Secure');
  return parts.join('; ');
}

/** Whether the shop's public URL uses HTTPS, whatever protocol the proxy uses to this process. */
function isHttps(): boolean {
  return typeof process !== 'undefined' && process.env.PUBLIC_URL?.startsWith('https:') === true;
}
