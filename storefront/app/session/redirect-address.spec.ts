import { redirectAddress } from './redirect-address';

const from = (address: string, method = 'GET') => new Request(`http://localhost${address}`, { method });

describe('lang parameter of a request on redirects', () => {
  it('is added to the redirect’s target', () => {
    const asking = from('/WishList?page=2&lang=ar');
    expect(redirectAddress('/', asking)).toBe('/?lang=ar');
    expect(redirectAddress('/login?to=%2FWishList', asking)).toBe('/login?to=%2FWishList&lang=ar');
    expect(redirectAddress('/blog/a?b=1#comments', asking)).toBe('/blog/a?b=1&lang=ar#comments');
  });

  it('is not added if the target has one, the language is missing or unsupported, or the request is a POST', () => {
    expect(redirectAddress('/?lang=es', from('/?lang=ar'))).toBe('/?lang=es');
    for (const request of [from('/cart'), from('/cart?lang=tlh'), from('/cart?lang=ar', 'POST')])
      expect(redirectAddress('/login', request)).toBe('/login');
  });

  it('is not added to URLs of other sites', () => {
    for (const to of ['https://pay.example/x', '//pay.example/x'])
      expect(redirectAddress(to, from('/cart?lang=ar'))).toBe(to);
  });
});

describe('theme preview of a request on redirects', () => {
  it('is added to the redirect’s target, also after a form', () => {
    const headers = { referer: 'http://localhost/cart?theme_preview=abc&lang=ar' };
    const sent = new Request('http://localhost/cart', { method: 'POST', headers });
    expect(redirectAddress('/cart', sent)).toBe('/cart?theme_preview=abc');
    expect(redirectAddress('/login?to=%2F', from('/WishList?theme_preview=abc'))).toBe(
      '/login?to=%2F&theme_preview=abc',
    );
  });

  it('is not sent to other sites, and does not replace the target’s own', () => {
    const asking = from('/cart?theme_preview=abc');
    expect(redirectAddress('https://pay.example/x', asking)).toBe('https://pay.example/x');
    expect(redirectAddress('/?theme_preview=own', asking)).toBe('/?theme_preview=own');
  });
});
