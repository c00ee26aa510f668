import { COOKIES } from './cookies';
import { passGuard } from './guards.server';
import { NEVER_CURRENT } from './dependencies.fixtures';

const TOKEN = ['e30', Buffer.from('{"aud":"customer"}').toString('base64url'), 'x'].join('.');

/** A page request in a shop with one or several vendors. */
function asking({ isMultiVendor = 1, cookie = '', query = 'page=2', method = 'GET' }) {
  const data = { settings: { general_settings: { is_multi_vendor: isMultiVendor } }, currencies: [] };
  const api = async () => Response.json({ state: 'success', data });
  const request = new Request(`http://localhost/stores?${query}`, { method, headers: { cookie } });
  return { request, context: { api, dependencies: NEVER_CURRENT } };
}

/** The response that a guard throws, or null if it passes. */
async function refusal(work: Promise<void>): Promise<Response | null> {
  return work.then(
    () => null,
    (answer: Response) => answer,
  );
}

describe('specification §6: page guards', () => {
  it('redirect guests from customer pages to sign-in with the return path', async () => {
    const answer = await refusal(passGuard(asking({}), 'customer'));
    expect(answer?.headers.get('location')).toBe('/login?to=%2Fstores%3Fpage%3D2');
    const inArabic = await refusal(passGuard(asking({ query: 'page=2&lang=ar' }), 'customer'));
    expect(inArabic?.headers.get('location')).toBe('/login?to=%2Fstores%3Fpage%3D2&lang=ar');
    // A form of a customer page was shown to a customer.
    const sent = await refusal(passGuard(asking({ method: 'POST' }), 'customer'));
    expect(sent?.headers.get('location')).toBe('/login?to=%2Fstores%3Fpage%3D2&ended=1');
    const signedIn = asking({ cookie: `${COOKIES.customer}=${TOKEN}` });
    expect(await refusal(passGuard(signedIn, 'customer'))).toBeNull();
  });

  it('redirect marketplace pages to / if the shop has a single vendor', async () => {
    const answer = await refusal(passGuard(asking({ isMultiVendor: 0 }), 'onlyMultiVendor'));
    expect([answer?.status, answer?.headers.get('location')]).toEqual([302, '/']);
    const inArabic = asking({ isMultiVendor: 0, query: 'lang=ar' });
    expect((await refusal(passGuard(inArabic, 'onlyMultiVendor')))?.headers.get('location')).toBe(
      '/?lang=ar',
    );
    expect(await refusal(passGuard(asking({}), 'onlyMultiVendor'))).toBeNull();
  });

  it('specification §2.2, §8: an unknown guard responds with 500 and its name', async () => {
    const answer = await refusal(passGuard(asking({}), 'nobodyKnows'));
    expect([answer?.status, await answer?.json()]).toEqual([
      500,
      { error: 'Unknown middleware nobodyKnows' },
    ]);
  });
});
