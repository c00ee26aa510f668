import { isOwnPage } from './own-pages';

describe('isOwnPage', () => {
  it.each([
    '/',
    '/Shop',
    '/product/media-kit',
    '/product/seller-pack',
    '/administration',
    '/store/backend-books',
    '/customer/orders/ST-1',
    '/brands',
  ])('%s is a storefront page, opened by client-side navigation', (pathname) => {
    expect(isOwnPage(pathname)).toBe(true);
  });

  it.each([
    // Vendors are linked to the seller portal after setting a password; rich text links to media files.
    '/seller/login',
    '/seller',
    '/admin',
    '/admin/orders',
    '/backend/docs',
    '/media/1/catalogue.webp',
    '/assets/app.css',
    '/sitemap.xml',
    '/sitemap/products-1.xml',
    '/robots.txt',
    '/favicon.svg',
  ])('%s is not a storefront page', (pathname) => {
    expect(isOwnPage(pathname)).toBe(false);
  });
});
