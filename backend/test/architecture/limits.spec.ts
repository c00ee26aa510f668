import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Limit, Quota } from '../../src/kernel/access/limits/limits';
import { LIMITS } from '../../src/kernel/access/limits/limits';
import { sourceFiles } from '../support/source-files';

const GUIDE = readFileSync(join(__dirname, '../../../docs/guides/limits.md'), 'utf8');
const SOURCE = join(__dirname, '../../src');

const WINDOWS: Record<number, string> = { 60: 'a minute', 900: 'in 15 minutes', 3600: 'an hour' };
const quotaText = (quota?: Quota): string => (quota ? `${quota.max} ${WINDOWS[quota.seconds]}` : '');

/** Names of the limits that the source applies to calls. */
function usedLimits(): Set<string> {
  const uses = sourceFiles(SOURCE).flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/@Limited\(([^)]*)\)/g),
  ]);
  return new Set(
    uses.flatMap(([, names = '']) => [...names.matchAll(/'(\w+)'/g)].map(([, name = '']) => name)),
  );
}

describe('the rate limits', () => {
  it.each(Object.entries(LIMITS as Record<string, Limit>))('%s is documented in the guide', (name, limit) => {
    const row = GUIDE.split('\n').find((line) => line.startsWith(`| \`${name}\` `)) ?? '';
    const cells = row.split('|').map((cell) => cell.trim());
    expect(cells.slice(3, 6)).toEqual([
      quotaText(limit.pair),
      quotaText(limit.account),
      quotaText(limit.address),
    ]);
    expect(cells[2]).not.toBe('');
  });

  it('are exactly those in the guide, and each is used in the source', () => {
    const documented = [...GUIDE.matchAll(/^\| `(\w+)` /gm)].map(([, name]) => name);
    expect(documented).toEqual(Object.keys(LIMITS));
    expect([...usedLimits()].sort()).toEqual(Object.keys(LIMITS).sort());
  });
});
