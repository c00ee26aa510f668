import { CONSOLE_PAGES } from '@stoa/contracts';
import { schemasOf } from '../resource';

/** Knows by the first part of an address whether a console has such a page, so that a wrong one is answered as missing. */
export function knownPages(audience: keyof typeof CONSOLE_PAGES): (address: string) => boolean {
  const resources = schemasOf(audience).filter(({ screens }) => screens.length > 0);
  const known = new Set(['', ...CONSOLE_PAGES[audience], ...resources.map(({ page }) => page)]);
  return (address) => known.has(address.split(/[/?]/)[1] ?? '');
}
