import type { Banner, PlacedBanners } from '@stoa/contracts';
import {
  backgroundsOf,
  bannersAt,
  bannersInStore,
  bannersOf,
  bannersOnOwnProducts,
  between,
  type BannerView,
} from './banner-view';

const banner = (id: number, facts: Partial<Banner> = {}): Banner => ({
  id,
  title: `Banner ${id}`,
  subtitle: '',
  action: '',
  href: null,
  picture: null,
  mobile_picture: null,
  background: '',
  ...facts,
});
const NONE: PlacedBanners = {
  slider_images: {},
  static_banners: {},
  parallax_banners: {},
  application_banners: {},
  application_parallax_banners: {},
  application_slider_images: {},
};
const titles = (banners: readonly BannerView[]): string[] => banners.map(({ title }) => title);

describe('banners of a page', () => {
  it('are those placed on that page, and app banners of the matching app screen', () => {
    const placed: PlacedBanners = {
      ...NONE,
      slider_images: { home: [banner(1)], shop: [banner(2)] },
      parallax_banners: { shop: [banner(3)] },
      application_banners: { categories: [banner(4)], cart: [banner(5)] },
      application_slider_images: { categories: [banner(6)] },
      static_banners: { cart: [banner(7)] },
    };
    const shop = bannersOf(placed, 'shop');
    expect(titles(shop.slides)).toEqual(['Banner 2']);
    expect(titles(shop.parallax)).toEqual(['Banner 3']);
    expect(titles(shop.app)).toEqual(['Banner 6', 'Banner 4']);
    expect(titles(bannersOf(placed, 'cart').app)).toEqual(['Banner 5']);
    expect(titles(bannersAt(placed, 'cart'))).toEqual(['Banner 7']);
    expect(bannersAt(placed, 'product')).toEqual([]);
  });

  it('of a vendor appear in its store wherever they are placed, except product banners', () => {
    const placed = { ...NONE, static_banners: { home_middle: [banner(1)], product: [banner(2)] } };
    expect(titles(bannersInStore(placed))).toEqual(['Banner 1']);
    expect(titles(bannersOnOwnProducts(placed))).toEqual(['Banner 2']);
  });

  it('add only valid backgrounds to the page’s style, no other CSS or markup', () => {
    const view = (id: number, background: string) =>
      bannersAt({ ...NONE, static_banners: { cart: [banner(id, { background })] } }, 'cart');
    expect(
      backgroundsOf([...view(1, '#fff'), ...view(2, 'linear-gradient(90deg, #fff, rgb(0 0 0 / 5%))')]),
    ).toBe('.banner-1{background:#fff}.banner-2{background:linear-gradient(90deg, #fff, rgb(0 0 0 / 5%))}');
    expect(backgroundsOf([...view(3, '#fff;}body{display:none'), ...view(4, '</style>')])).toBe('');
  });
});

describe('banners between sections', () => {
  const places = { top: ['t'], middle: ['m'], late: ['l'], bottom: ['b'] };

  it('appear at the top, in the middle, before the last quarter and at the end', () => {
    expect(between(['1', '2', '3', '4', '5', '6', '7', '8'], places).join('')).toBe('t1234m56l78b');
  });

  it('keep their order with one section or none', () => {
    expect(between(['1'], places).join('')).toBe('t1mlb');
    expect(between([], places).join('')).toBe('tmlb');
  });
});
