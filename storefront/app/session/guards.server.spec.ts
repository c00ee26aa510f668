import { COOKIES } from './cookies';
import { passGuard } from './guards.server';

const TOKEN = ['e30', Buffer.from('{"aud":"customer"}').toString('base64url'), 'x'].join('.');

/** A request for a page of a shop with or without a marketplace. */
function asking({ isMultiVendor = 1, cookie = '', query = 'page=2' }) {
  const data = { settings: { general_settings: { is_multi_vendor: isMultiVendor } }, currencies: [] };
  const api = async () => Response.json({ state: 'success', data });
  const request = new Request(`http://localhost/stores?${query}`, { headers: { cookie } });
  return { request, context: { api, version: String(Math.random()) } };
}

/** The answer that stands in a guarded page's place. */
async function refusal(work: Promise<void>): Promise<Response | null> {
  return work.then(
    () => null,
    (answer: Response) => answer,
  );
}

describe('specification §6: the guards of pages', () => {
  it('lead to sign-in and back where a page wants a customer', async () => {
    const answer = await refusal(passGuard(asking({}), 'customer'));
    expect(answer?.headers.get('location')).toBe('/login?to=%2Fstores%3Fpage%3D2');
    const inArabic = await refusal(passGuard(asking({ query: 'page=2&lang=ar' }), 'customer'));
    expect(inArabic?.headers.get('location')).toBe('/login?to=%2Fstores%3Fpage%3D2&lang=ar');
    const signedIn = asking({ cookie: `${COOKIES.customer}=${TOKEN}` });
    expect(await refusal(passGuard(signedIn, 'customer'))).toBeNull();
  });

  it('send the browser to / where the shop has one vendor only', async () => {
    const answer = await refusal(passGuard(asking({ isMultiVendor: 0 }), 'onlyMultiVendor'));
    expect([answer?.status, answer?.headers.get('location')]).toEqual([302, '/']);
    const inArabic = asking({ isMultiVendor: 0, query: 'lang=ar' });
    expect((await refusal(passGuard(inArabic, 'onlyMultiVendor')))?.headers.get('location')).toBe(
      '/?lang=ar',
    );
    expect(await refusal(passGuard(asking({}), 'onlyMultiVendor'))).toBeNull();
  });

  it('specification §2.2, §8: an unknown name is a 500 that says so', async () => {
    const answer = await refusal(passGuard(asking({}), 'nobodyKnows'));
    expect([answer?.status, await answer?.json()]).toEqual([
      500,
      { error: 'Unknown middleware nobodyKnows' },
    ]);
  });
});
