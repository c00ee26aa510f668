import { COOKIES } from './cookies';
import { shopOf } from './shop.server';
import { createSessionToken, visitorOf } from './visitor.server';
import { NEVER_CURRENT } from './dependencies.fixtures';

const asking = (path: string, headers: Record<string, string> = {}) =>
  visitorOf(new Request(`http://localhost${path}`, { headers }));

describe('specification §9: visitor’s cookies and defaults', () => {
  it('a guest’s session token is unique and has 64 letters and digits; malformed tokens are replaced', () => {
    const tokens = Array.from({ length: 200 }, createSessionToken);
    expect(new Set(tokens).size).toBe(200);
    for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9]{64}$/);
    expect(asking('/', { cookie: `session_token=${tokens[0]}` })).toMatchObject({
      sessionToken: tokens[0],
      isNew: false,
    });
    for (const wrong of ['', 'a'.repeat(63), `${'a'.repeat(63)}-`])
      expect(asking('/', { cookie: `session_token=${wrong}` }).isNew).toBe(true);
  });

  it('cookies are named session_token and i18n_redirected; names of sign-in cookies start with auth.', () => {
    expect([COOKIES.session, COOKIES.language]).toEqual(['session_token', 'i18n_redirected']);
    for (const name of [COOKIES.customer, COOKIES.socialFlow, COOKIES.socialConnect])
      expect(name).toMatch(/^auth\./);
  });

  it('the browser’s language applies only on /, a chosen language on every page', () => {
    const headers = { 'accept-language': 'fr;q=0.9, bn;q=0.8, en;q=0.5' };
    expect(asking('/', headers).language).toBe('bn');
    for (const path of ['/Shop', '/blog', '/template1']) expect(asking(path, headers).language).toBeNull();
    const chosen = { ...headers, cookie: 'i18n_redirected=hi' };
    for (const path of ['/', '/Shop']) expect(asking(path, chosen).language).toBe('hi');
  });

  it('the currency is the shop’s default currency, or USD without one', async () => {
    const currencyOf = async (currency: { code: string } | null) => {
      const data = { settings: { currency, language: { code: 'en' } }, languages: [], currencies: [] };
      const api = async () => Response.json({ state: 'success', data });
      const context = { api, dependencies: NEVER_CURRENT };
      return (await shopOf({ request: new Request('http://localhost/'), context }).locale()).currency;
    };
    expect(await currencyOf({ code: 'EUR' })).toBe('EUR');
    expect((await currencyOf(null)).toLowerCase()).toBe('usd');
  });
});
