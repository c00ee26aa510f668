import { CONSOLE_PAGES, type ResourceSchema } from '@stoa/contracts';
import { schemasOf } from '../resource';

const ID = /^\d+$/;

/**
 * Knows whether a console has a page at an address, as far as the declarations say, so that a wrong one is answered
 * as missing. Pages that a console adds to a resource's screens, such as a record's further tabs, are its own: below
 * a resource any name but those of screens may be one.
 */
export function knownPages(audience: keyof typeof CONSOLE_PAGES): (address: string) => boolean {
  const own = new Set(['', ...CONSOLE_PAGES[audience]]);
  const resources = new Map(
    schemasOf(audience)
      .filter(({ screens }) => screens.length > 0)
      .map(({ page, screens }) => [page, screens]),
  );
  return (address) => {
    const [page = '', ...below] = (address.split('?')[0] ?? '').split('/').filter(Boolean);
    const screens = resources.get(page);
    return own.has(page) || (screens !== undefined && isBelow(screens, below));
  };
}

/** Whether a resource with these screens may have the page: records are named by their numbers alone. */
function isBelow(screens: ResourceSchema['screens'], [screen, id, ...tabs]: readonly string[]): boolean {
  if (screen === 'create' && !id) return screens.includes(screen);
  // Without a number, the address leads to the list.
  if ((screen !== 'edit' && screen !== 'view') || !id) return true;
  return ID.test(id) && (screens.includes(screen) || tabs.length > 0);
}
