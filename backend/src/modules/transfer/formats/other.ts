import type { Format } from './format';
import { commonTarget } from './headings';
import { isTarget } from './targets';

/** In other systems' files this is the brand or the supplier, not a vendor of this shop. */
const AMBIGUOUS = new Set(['vendor']);

/** Any other table: columns are matched by common headings. */
export const other: Format = {
  source: 'other',
  headings: [],
  target: (heading) => {
    const plain = heading.replace(/\s*\([^()]*\)$/, '');
    const own = plain.replace(/[\s-]+/g, '_');
    if (AMBIGUOUS.has(own)) return null;
    if (isTarget(own, 'admin')) return own;
    return commonTarget(plain) ?? commonTarget(heading);
  },
  lists: /\s*\|\s*/,
  paths: /\s*(?:->|>|\/)\s*/,
  handleIsSlug: true,
  adapt: (cells) => cells,
};
