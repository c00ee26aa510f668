import { inRequestedLanguage } from './requested-language';

const from = (address: string, method = 'GET') => new Request(`http://localhost${address}`, { method });

describe('lang parameter of a request on redirects', () => {
  it('is added to the redirect’s target', () => {
    const asking = from('/WishList?page=2&lang=ar');
    expect(inRequestedLanguage('/', asking)).toBe('/?lang=ar');
    expect(inRequestedLanguage('/login?to=%2FWishList', asking)).toBe('/login?to=%2FWishList&lang=ar');
    expect(inRequestedLanguage('/blog/a?b=1#comments', asking)).toBe('/blog/a?b=1&lang=ar#comments');
  });

  it('is not added if the target has one, the language is missing or unsupported, or the request is a POST', () => {
    expect(inRequestedLanguage('/?lang=es', from('/?lang=ar'))).toBe('/?lang=es');
    for (const request of [from('/cart'), from('/cart?lang=tlh'), from('/cart?lang=ar', 'POST')])
      expect(inRequestedLanguage('/login', request)).toBe('/login');
  });

  it('is not added to URLs of other sites', () => {
    for (const to of ['https://pay.example/x', '//pay.example/x'])
      expect(inRequestedLanguage(to, from('/cart?lang=ar'))).toBe(to);
  });
});
