import { COOKIES } from '~/session/cookies';
import { shopOf } from '~/session/shop.server';
import { renewSession } from './start-session.server';

const tokenOf = (sid: number): string =>
  `e30.${Buffer.from(JSON.stringify({ aud: 'customer', sid })).toString('base64url')}.x`;
const [ENDED, NEW] = [tokenOf(1), tokenOf(2)];

/** A customer whose session has just ended, and the API requests with their tokens. */
function customer(signsIn: boolean) {
  const calls: [path: string, authorization: string | null][] = [];
  const api = async (path: string, init: RequestInit) => {
    const authorization = new Headers(init.headers).get('authorization');
    calls.push([path, authorization]);
    const isRefused = authorization === `Bearer ${ENDED}` || (path.endsWith('login') && !signsIn);
    if (isRefused)
      return Response.json({ state: 'fail', status: 401, code: 'unauthenticated' }, { status: 401 });
    const data = path.endsWith('login') ? { token: NEW, expires_at: '2099-01-01T00:00:00.000Z' } : {};
    return Response.json({ state: 'success', data });
  };
  const headers = { cookie: `${COOKIES.customer}=${ENDED}` };
  const request = new Request('http://localhost/customer/profile', { headers });
  return { shop: shopOf({ request, context: { api } }), calls };
}

const CREDENTIALS = { email: 'olive@example.test', password: 'the second of two' };
const kept = (cookies: readonly string[]): string[] =>
  cookies
    .filter((cookie) => cookie.startsWith(`${COOKIES.customer}=`))
    .map((cookie) => cookie.split(';')[0] ?? '');

describe('renewSession after a password change', () => {
  it('signs in without sending the ended session’s token, and uses the new token from then on', async () => {
    const { shop, calls } = customer(true);
    await renewSession(shop, CREDENTIALS);
    expect(shop.visitor.token).toBe(NEW);
    await shop.api.get('web/customer_profile');
    expect(calls).toEqual([
      ['/backend/api/customer/auth/login', null],
      ['/backend/api/web/customer_profile', `Bearer ${NEW}`],
    ]);
    expect(kept(shop.cookies)).toEqual([`${COOKIES.customer}=${NEW}`]);
  });

  it('sets no session cookie if signing in fails', async () => {
    const { shop } = customer(false);
    await renewSession(shop, CREDENTIALS);
    expect(kept(shop.cookies)).toEqual([]);
  });
});
