import { CONSOLE_PAGES, type ResourceSchema } from '@stoa/contracts';
import { schemasOf } from '../resource';

const ID = /^\d+$/;

/**
 * Whether a console has a page at a path, by the declarations, so that unknown paths get a 404. Pages that a
 * console adds to a resource's screens, such as further tabs of a record, are not declared: below a resource
 * any name but those of screens is accepted.
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

/** Whether a resource with these screens may have the page: record ids are numeric. */
function isBelow(screens: ResourceSchema['screens'], [screen, id, ...tabs]: readonly string[]): boolean {
  if (screen === 'create' && !id) return screens.includes(screen);
  // Without an id, the path redirects to the list; the screen that a record lacks, to the one that it has.
  if ((screen !== 'edit' && screen !== 'view') || !id) return true;
  return ID.test(id) && (screens.includes('edit') || screens.includes('view') || tabs.length > 0);
}
