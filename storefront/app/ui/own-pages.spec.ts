import { isOwnPage } from './own-pages';

describe('a link on this host', () => {
  it.each([
    ...[
      '/',
      '/Shop',
      '/product/media-kit',
      '/product/seller-pack',
      '/administration',
      '/store/backend-books',
    ],
    ...['/customer/orders/ST-1', '/brands'],
  ])('%s is a page of the shop, shown without loading a document', (pathname) => {
    expect(isOwnPage(pathname)).toBe(true);
  });

  it.each([
    // A vendor’s new password leads to their console; rich text links to files of the library.
    ...['/seller/login', '/seller', '/admin', '/admin/orders', '/backend/docs', '/media/1/catalogue.webp'],
    ...['/assets/app.css', '/sitemap.xml', '/sitemap/products-1.xml', '/robots.txt', '/favicon.svg'],
  ])('%s is somebody else’s, and left to the browser', (pathname) => {
    expect(isOwnPage(pathname)).toBe(false);
  });
});
