import type { Format } from './format';
import { isTarget } from './targets';

/** The shop's own export: every heading is the name of what stands below it. */
export const own: Format = {
  source: 'stoa',
  headings: ['handle', 'name', 'sku', 'price'],
  target: (heading) => (isTarget(heading, 'admin') ? heading : null),
  lists: /\s*\|\s*/,
  paths: /\s*>\s*/,
  // What an export has defused, so that no spreadsheet runs it, means what it said before.
  adapt: (cells) =>
    Object.fromEntries(
      Object.entries(cells).map(([name, text]) => [name, text.replace(/^'(?=[=+\-@])/, '')]),
    ),
};
