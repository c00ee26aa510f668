import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEMPLATES } from '@stoa/contracts';
import { pageAt, pages, patternOf, type Page } from './pages';

describe('storefront routes', () => {
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

  it('include a page for each template', () => {
    expect(TEMPLATES.filter((template) => pageAt(`/${template}`)?.file !== 'routes/home.tsx')).toEqual([]);
  });

  it('mark no private page as shared between visitors', () => {
    const shared = pages.filter(({ sharedBy }) => sharedBy);
    expect(shared.length).toBeGreaterThan(10);
    expect(shared.filter(({ isPrivate }) => isPrivate)).toEqual([]);
  });

  it('apply the stated guard in each loader and action', () => {
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

  const sourceOf = ({ file }: (typeof pages)[number]): string => readFileSync(join(__dirname, file), 'utf8');
  const isShown = (page: (typeof pages)[number]): boolean => sourceOf(page).includes('export default');

  it('have an error boundary each, unless they only respond with data', () => {
    const shown = pages.filter(isShown);
    const unbounded = shown.filter(
      (page) => !/^export \{ (?:\w+ as )?ErrorBoundary \} from/m.test(sourceOf(page)),
    );
    expect([shown.length > 40, unbounded.map(({ file }) => file)]).toEqual([true, []]);
  });

  it('keep the account’s navigation if an account page fails', () => {
    const accounts = pages.filter((page) => isShown(page) && page.path.startsWith('/customer'));
    const bare = accounts.filter((page) => !sourceOf(page).includes('AccountErrorBoundary as ErrorBoundary'));
    expect([accounts.length > 10, bare.map(({ file }) => file)]).toEqual([true, []]);
  });

  it('mark every account page as private', () => {
    const accounts = pages.filter(({ path }) => path.startsWith('/customer'));
    expect(accounts.length).toBeGreaterThan(10);
    expect(accounts.filter(({ isPrivate }) => !isPrivate)).toEqual([]);
  });

  it('list no page in the sitemap that robots.txt disallows', () => {
    expect(pages.filter(({ sitemap, isDisallowed }) => sitemap && isDisallowed)).toEqual([]);
  });

  describe('with forms that carry files', () => {
    const read = (path: string): string => readFileSync(join(__dirname, '..', path), 'utf8');
    // Each module that such a form is sent to bounds its files' size.
    const taking = pages.filter((page) => /isTooLarge|refuseLarge|changeOwnOrder/.test(sourceOf(page)));
    const list = /FORMS_WITH_FILES = \[([^\]]*)\]/.exec(read('server.mjs'))?.[1] ?? '';
    const listed = [...list.matchAll(/'([^']+)'/g)].map(([, path = '']) => path);

    it('are the ones that the server lets files through to', () => {
      expect(taking.length).toBeGreaterThan(5);
      const isListed = (page: Page): boolean =>
        listed.some((path) => patternOf({ path }).test(page.path) || patternOf(page).test(path));
      expect(taking.filter((page) => !isListed(page)).map(({ id }) => id)).toEqual([]);
      expect(listed.filter((path) => !taking.some((page) => patternOf(page).test(path)))).toEqual([]);
    });

    it('are let through by nginx', () => {
      const location =
        /location ~ (\S+) \{\s+client_max_body_size 0;\s+proxy_request_buffering off;\s+proxy_pass http:\/\/storefront/;
      const pattern = new RegExp(location.exec(read('../docker/nginx/nginx.conf'))?.[1] ?? '$^');
      expect(listed.filter((path) => !pattern.test(path))).toEqual([]);
    });
  });
});
