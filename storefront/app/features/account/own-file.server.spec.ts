import { COOKIES } from '~/session/cookies';
import { shopOf } from '~/session/shop.server';
import { fileAnswer } from './own-file.server';

const [FILE, TOKEN] = ['http://localhost/invoice/7', 'a-token'];

/** Where the visitor is led when the API answers the download of `address` by a failure. */
function redirectOf(address: string, status: number, cookie = ''): string | null {
  const request = new Request(address, { headers: { cookie } });
  const shop = shopOf({ request, context: {} });
  try {
    fileAnswer(shop, address, Response.json({ state: 'fail', status }, { status }));
  } catch (redirect) {
    if (redirect instanceof Response) return redirect.headers.get('location');
    throw redirect;
  }
  return null;
}

describe('a file of an order that can’t be downloaded', () => {
  it('leads to the order’s link, which says that the account was deleted', () => {
    const order = '/payment-success/A1';
    expect(redirectOf(`${FILE}?group=A1&token=${TOKEN}`, 410)).toBe(`${order}?token=${TOKEN}`);
    expect(redirectOf(`${FILE}?group=A1`, 410, `${COOKIES.orderAccess}=A1%20${TOKEN}`)).toBe(order);
  });

  it('leads to the page for what there is not, or for a failure of the shop', () => {
    expect(redirectOf(`${FILE}?group=A1&token=${TOKEN}`, 404)).toBe('/no-such-file');
    expect(redirectOf(`${FILE}?token=${TOKEN}`, 410)).toBe('/no-such-file');
    expect(redirectOf(`${FILE}?group=A1&token=${TOKEN}`, 503)).toBe('/sorry');
  });

  it('leads to sign-in without a session and a token', () => {
    expect(redirectOf(`${FILE}?group=A1`, 404)).toContain('/login?to=');
  });
});
