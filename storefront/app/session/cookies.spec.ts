import { serializeCookie } from './cookies';

describe('a cookie', () => {
  const before = process.env.PUBLIC_URL;
  afterEach(() => {
    if (before === undefined) delete process.env.PUBLIC_URL;
    else process.env.PUBLIC_URL = before;
  });

  it.each([
    // A proxy that ends TLS without saying so is the second line.
    ['https://shop.example', true, true],
    ['https://shop.example', false, true],
    [undefined, true, true],
    ['http://shop.example', false, false],
    [undefined, false, false],
  ])('with PUBLIC_URL %s, over TLS to this process: %s, is Secure: %s', (publicUrl, secure, expected) => {
    if (publicUrl === undefined) delete process.env.PUBLIC_URL;
    else process.env.PUBLIC_URL = publicUrl;
    const parts = serializeCookie('auth._token.customer', 'a b', { secure, maxAge: 60 }).split('; ');
    expect(parts).toEqual([
      'auth._token.customer=a%20b',
      'Path=/',
      'SameSite=Lax',
      'Max-Age=60',
      'HttpOnly',
      ...(expected ? ['Secure'] : []),
    ]);
  });
});
