import type { SignInAnswer } from '@stoa/contracts';
import { Api } from '~/api/client.server';
import { httpTransport } from '~/api/transport.server';
import { COOKIES } from '~/session/cookies';
import { shopOf, type RequestArgs, type Shop } from '~/session/shop.server';

const PATH = '/rider';
/** Longest cookie lifetime that browsers accept, in seconds; the session itself may last longer. */
const MAX_AGE = 400 * 86_400;

/** A rider's request. */
export interface RiderShop {
  shop: Shop;
  /** Sends the rider's token; answers 401 once the session has ended. */
  api: Api;
}

/** The API client of a signed-in rider; null without a session. */
export function riderOf(args: RequestArgs): RiderShop | null {
  const shop = shopOf(args);
  const { cookies, language, currency, userAgent } = shop.visitor;
  const token = cookies.get(COOKIES.rider);
  if (!token) return null;
  const transport = args.context.api ?? httpTransport(args.context.visitorAddress);
  return { shop, api: new Api(transport, { token, sessionToken: null, language, currency, userAgent }) };
}

/** Throws a redirect to the riders' sign-in without a session. */
export function requireRider(args: RequestArgs): RiderShop {
  const rider = riderOf(args);
  if (!rider) throw shopOf(args).redirect('/rider/login');
  return rider;
}

/** Stores a rider's token in an HttpOnly cookie of the riders' pages. */
export function keepRider(shop: Shop, answer: SignInAnswer): void {
  const seconds = Math.floor((Date.parse(answer.expires_at) - Date.now()) / 1000);
  const maxAge = Math.max(0, Math.min(seconds, MAX_AGE));
  shop.setCookie(COOKIES.rider, answer.token, { maxAge, path: PATH });
}

/** Deletes the rider's token. */
export function forgetRider(shop: Shop): void {
  shop.setCookie(COOKIES.rider, '', { maxAge: 0, path: PATH });
}
