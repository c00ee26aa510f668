import type { Format } from './format';
import { isTarget } from './targets';

/** A name as an entry of a list or a step of a path, whose separators it may contain. */
export function escapeEntry(name: string): string {
  return name.replace(/[|>]/g, '\\$&');
}

/** The name of an entry. */
export function unescapeEntry(entry: string): string {
  return entry.replace(/\\([|>])/g, '$1');
}

/** The shop's own export: every heading is the name of a target. */
export const own: Format = {
  source: 'stoa',
  headings: [['handle', 'name', 'sku', 'price']],
  target: (heading) => (isTarget(heading, 'admin') ? heading : null),
  lists: /\s*(?<!\\)\|\s*/,
  paths: /\s*(?<!\\)>\s*/,
  handleIsSlug: true,
  namesByCode: true,
  // Removes the apostrophe with which exports escape spreadsheet formulas.
  adapt: (cells) => {
    const escaped = Object.entries(cells).filter(([, text]) => text.startsWith("'"));
    if (escaped.length === 0) return cells;
    const plain = escaped.map(([name, text]) => [name, text.replace(/^'(?='*[=+\-@])/, '')]);
    return { ...cells, ...Object.fromEntries(plain) };
  },
};
