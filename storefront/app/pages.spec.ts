import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEMPLATES } from '@stoa/contracts';
import { pageAt, pages } from './pages';

describe('the addresses of the storefront', () => {
  it.each([
    ['/blog/rss.xml', 'blog-feed'],
    ['/blog/any-post', 'post'],
    ['/shop', 'shop'],
    ['/product', 'product'],
    ['/product/any/review', 'review'],
    ['/customer/orders/7/', 'order'],
    ['/not/one/of/them', 'not-found'],
  ])('%s is served by %s', (pathname, id) => {
    expect(pageAt(pathname)?.id).toBe(id);
  });

  it('show each template', () => {
    expect(TEMPLATES.filter((template) => pageAt(`/${template}`)?.file !== 'routes/home.tsx')).toEqual([]);
  });

  it('keep for many only what is nobody’s own', () => {
    const shared = pages.filter(({ sharedBy }) => sharedBy);
    expect(shared.length).toBeGreaterThan(10);
    expect(shared.filter(({ isPrivate }) => isPrivate)).toEqual([]);
  });

  it('are guarded in each loader and action, as the registry states', () => {
    const sources = new Map(
      pages.map(({ file }) => [file, readFileSync(join(__dirname, file), 'utf8')] as const),
    );
    const entries = (file: string): number =>
      sources.get(file)?.match(/export async function (loader|action)\(/g)?.length ?? 0;
    const guards = (file: string): number =>
      sources.get(file)?.match(/await guardedShop\(args\)/g)?.length ?? 0;
    const guarded = pages.filter(({ guard }) => guard).map(({ file }) => file);
    // The wish list's action serves guests' hearts too.
    const open = guarded.filter((file) => file !== 'routes/wishlist.tsx' && guards(file) !== entries(file));
    expect([guarded.length > 20, open]).toEqual([true, []]);
    const unstated = pages.filter(({ guard, file }) => !guard && guards(file) > 0);
    expect(unstated.map(({ id }) => id)).toEqual([]);
  });

  it('keep nothing of an account', () => {
    const accounts = pages.filter(({ path }) => path.startsWith('/customer'));
    expect(accounts.length).toBeGreaterThan(10);
    expect(accounts.filter(({ isPrivate }) => !isPrivate)).toEqual([]);
  });

  it('list nothing that robots stay away from', () => {
    expect(pages.filter(({ sitemap, isDisallowed }) => sitemap && isDisallowed)).toEqual([]);
  });
});
