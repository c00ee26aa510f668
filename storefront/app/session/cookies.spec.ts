import { serializeCookie } from './cookies';

describe('serializeCookie', () => {
  const before = process.env.PUBLIC_URL;
  afterEach(() => {
    if (before === undefined) delete process.env.PUBLIC_URL;
    else process.env.PUBLIC_URL = before;
  });

  it.each([
    // The second row is a proxy that terminates TLS without a forwarded header.
    ['https://shop.example', true, true],
    ['https://shop.example', false, true],
    [undefined, true, true],
    ['http://shop.example', false, false],
    [undefined, false, false],
  ])('with PUBLIC_URL %s and TLS to this process: %s, sets Secure: %s', (publicUrl, secure, expected) => {
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
