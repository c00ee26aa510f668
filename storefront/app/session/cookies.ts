/** Names of the cookies that the storefront keeps (specification §9). */
export const COOKIES = {
  session: 'session_token',
  customer: 'auth._token.customer',
  /** What a social sign-in needs when the browser comes back. */
  socialFlow: 'auth.social_flow',
  /** Another house's account that waits for the owner of this one. */
  socialConnect: 'auth.social_connect',
  language: 'i18n_redirected',
  currency: 'currency',
  /** Pieces in the cart, so that the badge needs neither a script nor a call. */
  cartCount: 'cart_count',
  /** Ids of the products on the wish list: scripts read them, so that pages for many need not say whose hearts are full. */
  wishlist: 'wishlist',
  /** Ids of the products to compare, read and written by scripts too. */
  compare: 'compare',
  /** Id of the country that the visitor wants goods delivered to. */
  country: 'ship_to',
  /** Postcode, city and id of the state that it is narrowed to, with line breaks between. */
  place: 'ship_to_place',
  checkout: 'checkout',
  coupons: 'coupons',
  orderAccess: 'order_access',
  /** Opens the application that somebody has sent or looked up. */
  vendorApplication: 'vendor_application',
} as const;

/** Seconds in a day, the unit of cookie lifetimes. */
export const DAY = 86_400;

/** Reads a Cookie header into name and decoded value; a broken escape leaves the raw text. */
export function parseCookies(header: string | null): Map<string, string> {
  const found = new Map<string, string>();
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at < 1) continue;
    const raw = part.slice(at + 1).trim();
    let value = raw;
    try {
      value = decodeURIComponent(raw);
    } catch {
      // Not ours then; the raw text is as good as any.
    }
    found.set(part.slice(0, at).trim(), value);
  }
  return found;
}

export interface CookieOptions {
  /** Seconds; 0 removes the cookie, absent ends it with the browser session. */
  maxAge?: number;
  path?: string;
  httpOnly?: boolean;
  secure: boolean;
}

/** One Set-Cookie value; always SameSite=Lax. */
export function serializeCookie(name: string, value: string, options: CookieOptions): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, `Path=${options.path ?? '/'}`, 'SameSite=Lax'];
  if (options.maxAge !== undefined) parts.push(`Max-Age=${options.maxAge}`);
  if (options.httpOnly !== false) parts.push('HttpOnly');
  if (options.secure || isHttps()) parts.push('Secure');
  return parts.join('; ');
}

/** Whether people reach the shop over TLS, whatever the last step from a proxy to this process speaks. */
function isHttps(): boolean {
  return typeof process !== 'undefined' && process.env.PUBLIC_URL?.startsWith('https:') === true;
}
