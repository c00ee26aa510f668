import '../../src/app.module';
import { knownPages } from '../../src/kernel/front-door/known-pages';
import pages from './specification/pages.json';

const CONSOLES = { admin: 'admin', seller: 'vendor' } as const;

describe('the pages of the consoles', () => {
  it.each(Object.entries(CONSOLES))('of /%s are all known to the front door', (area, audience) => {
    const isKnown = knownPages(audience);
    const specified = pages
      .filter((page) => page.area === area && page.path.startsWith(`/${area}/`))
      .map(({ path }) => path.slice(area.length + 1));
    expect(specified.length).toBeGreaterThan(30);
    expect(specified.filter((path) => !isKnown(path))).toEqual([]);
  });

  it('of the other console, or of none, are not', () => {
    const [isAdmins, isVendors] = [knownPages('admin'), knownPages('vendor')];
    for (const path of ['/nowhere', '/nowhere/edit/7', '/brandss']) expect(isAdmins(path)).toBe(false);
    for (const path of ['/roles', '/wallets', '/failed_jobs']) expect(isVendors(path)).toBe(false);
  });
});
