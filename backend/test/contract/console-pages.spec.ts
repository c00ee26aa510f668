import '../../src/app.module';
import { knownPages } from '../../src/kernel/front-door/known-pages';
import { schemasOf } from '../../src/kernel/resource';
import pages from './specification/pages.json';

const CONSOLES = { admin: 'admin', seller: 'vendor' } as const;

/** Paths of a page: with an id, and also without one where it is optional. */
function addressesOf(path: string): string[] {
  const full = path.replace(/:id\??/, '7');
  return path.endsWith('/:id?') ? [full, path.slice(0, -'/:id?'.length)] : [full];
}

describe('console pages', () => {
  it.each(Object.entries(CONSOLES))('specified for /%s are all known to the front door', (area, audience) => {
    const isPage = knownPages(audience);
    const specified = pages
      .filter((page) => page.area === area && page.path.startsWith(`/${area}/`))
      .flatMap(({ path }) => addressesOf(path.slice(area.length + 1)));
    expect(specified.length).toBeGreaterThan(30);
    expect(specified.filter((path) => !isPage(path))).toEqual([]);
  });

  it.each(Object.values(CONSOLES))('of the %s console match the screens of its resources', (audience) => {
    const isPage = knownPages(audience);
    for (const { page, screens } of schemasOf(audience).filter((schema) => schema.screens.length > 0)) {
      expect([page, isPage(`/${page}`)]).toEqual([page, true]);
      expect([page, isPage(`/${page}/create`)]).toEqual([page, screens.includes('create')]);
      // The console redirects to the screen that a record has.
      const hasScreen = screens.includes('edit') || screens.includes('view');
      for (const screen of ['edit', 'view'] as const) {
        expect([page, isPage(`/${page}/${screen}/7`)]).toEqual([page, hasScreen]);
        expect([page, isPage(`/${page}/${screen}/seven`)]).toEqual([page, false]);
      }
    }
  });

  it('of the other console and unknown pages are not known', () => {
    const [isAdmins, isVendors] = [knownPages('admin'), knownPages('vendor')];
    for (const path of ['/nowhere', '/nowhere/edit/7', '/brandss']) expect(isAdmins(path)).toBe(false);
    for (const path of ['/roles', '/wallets', '/failed_jobs']) expect(isVendors(path)).toBe(false);
  });
});
