import type { Format } from './format';
import { isTarget } from './targets';

/** The shop's own export: every heading is the name of a target. */
export const own: Format = {
  source: 'stoa',
  headings: ['handle', 'name', 'sku', 'price'],
  target: (heading) => (isTarget(heading, 'admin') ? heading : null),
  lists: /\s*\|\s*/,
  paths: /\s*>\s*/,
  // Removes the apostrophe with which exports escape spreadsheet formulas.
  adapt: (cells) =>
    Object.fromEntries(
      Object.entries(cells).map(([name, text]) => [name, text.replace(/^'(?=[=+\-@])/, '')]),
    ),
};
