import { addressInPreview, themePreviewOf } from './theme-preview.server';

const request = (address: string, from?: string): Request =>
  new Request(`http://localhost${address}`, from ? { headers: { referer: `http://localhost${from}` } } : {});

describe('page that is opened from a theme preview', () => {
  it('is found in the preview and its language', () => {
    expect(addressInPreview(request('/stores', '/?theme_preview=abc&lang=ar'))).toBe(
      '/stores?theme_preview=abc&lang=ar',
    );
    expect(addressInPreview(request('/Shop?q=a&lang=es', '/?lang=ar&theme_preview=abc'))).toBe(
      '/Shop?q=a&lang=es&theme_preview=abc',
    );
  });

  it('stays where it is if its address has a preview, or no theme is previewed', () => {
    for (const [to, from] of [
      ['/?theme_preview=own', '/?theme_preview=abc'],
      ['/stores', '/?lang=ar'],
      ['/stores'],
    ] as const)
      expect(addressInPreview(request(to, from))).toBeNull();
  });
});

describe('theme preview of a request', () => {
  it('is that of its address, or of the page that it comes from', () => {
    expect(themePreviewOf(request('/?theme_preview=own', '/?theme_preview=abc'))).toBe('own');
    expect(themePreviewOf(request('/cart', '/?theme_preview=abc'))).toBe('abc');
    expect(themePreviewOf(request('/cart', '/?lang=ar'))).toBeNull();
  });
});
