import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { LAYERS } from '../../src/layers';
import { sourceFiles } from '../support/source-files';

const SRC = resolve(__dirname, '../../src');
const MODULES = join(SRC, 'modules');

interface Import {
  file: string;
  target: string;
}

const TYPES_ALONE = /^(?:import|export) type [^;]*;/gm;

/** Every relative import of every source file, with what it resolves to. */
function imports(textOf = (file: string) => readFileSync(file, 'utf8')): Import[] {
  return sourceFiles(SRC).flatMap((file) =>
    [...textOf(file).matchAll(/(?:from|import|require)\s*\(?\s*'(\.[^']*)'/g)].map((match) => ({
      file,
      target: resolve(dirname(file), match[1] ?? ''),
    })),
  );
}

function ownerOf(path: string): { area: 'kernel' | 'modules' | 'root'; name: string } {
  const [area = '', name = ''] = relative(SRC, path).split(sep);
  return area === 'kernel' || area === 'modules' ? { area, name } : { area: 'root', name: '' };
}

/** What each kernel folder needs of the others while the shop runs; types alone are gone by then. */
function kernelNeeds(): Map<string, Set<string>> {
  const needs = new Map<string, Set<string>>();
  for (const { file, target } of imports((path) => readFileSync(path, 'utf8').replace(TYPES_ALONE, ''))) {
    const [from, to] = [ownerOf(file), ownerOf(target)];
    if (from.area !== 'kernel' || to.area !== 'kernel' || from.name === to.name) continue;
    needs.set(from.name, (needs.get(from.name) ?? new Set()).add(to.name));
  }
  return needs;
}

/** Everything that a folder needs, and what that needs in its turn; the folder itself where it stands in a circle. */
function allNeedsOf(
  name: string,
  needs: ReadonlyMap<string, ReadonlySet<string>>,
  found = new Set<string>(),
): Set<string> {
  for (const next of needs.get(name) ?? []) {
    if (found.has(next)) continue;
    found.add(next);
    allNeedsOf(next, needs, found);
  }
  return found;
}

const shown = ({ file, target }: Import): string => `${relative(SRC, file)} → ${relative(SRC, target)}`;

describe('the order of modules', () => {
  const all = imports();

  it('has a rank for every module', () => {
    const unranked = readdirSync(MODULES).filter((name) => !(LAYERS as readonly string[]).includes(name));
    expect(unranked).toEqual([]);
  });

  it('lets a module import strictly lower ones only', () => {
    const upward = all.filter(({ file, target }) => {
      const [from, to] = [ownerOf(file), ownerOf(target)];
      if (from.area !== 'modules' || to.area !== 'modules' || from.name === to.name) return false;
      return LAYERS.indexOf(from.name as never) <= LAYERS.indexOf(to.name as never);
    });
    expect(upward.map(shown)).toEqual([]);
  });

  it('enters a module or a kernel folder only by its index.ts', () => {
    const around = all.filter(({ file, target }) => {
      const [from, to] = [ownerOf(file), ownerOf(target)];
      if (to.area === 'root' || (from.area === to.area && from.name === to.name)) return false;
      return target !== join(SRC, to.area, to.name) || !existsSync(join(target, 'index.ts'));
    });
    expect(around.map(shown)).toEqual([]);
  });

  it('keeps the kernel free of the shop', () => {
    const shop = all.filter(
      ({ file, target }) => ownerOf(file).area === 'kernel' && ownerOf(target).area !== 'kernel',
    );
    expect(shop.map(shown)).toEqual([]);
  });

  it('has no circles among the kernel’s folders', () => {
    const needs = kernelNeeds();
    const isInCircle = (name: string): boolean => allNeedsOf(name, needs).has(name);
    expect(needs.get('field')).toContain('spelling');
    expect([...needs.keys()].filter(isInCircle)).toEqual([]);
  });

  it('keeps the resource kernel within its budget', () => {
    const files = sourceFiles(join(SRC, 'kernel', 'resource'));
    const lines = files.reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length, 0);
    expect(lines).toBeLessThanOrEqual(1400);
  });
});
