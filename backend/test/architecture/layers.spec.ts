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

/** Maximum lines of `kernel/resource`, so that no option for a single resource slips in. */
const MAX_RESOURCE_LINES = 1400;
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

/** Runtime dependencies of each kernel folder on the others; type-only imports don't count. */
function kernelNeeds(): Map<string, Set<string>> {
  const needs = new Map<string, Set<string>>();
  for (const { file, target } of imports((path) => readFileSync(path, 'utf8').replace(TYPES_ALONE, ''))) {
    const [from, to] = [ownerOf(file), ownerOf(target)];
    if (from.area !== 'kernel' || to.area !== 'kernel' || from.name === to.name) continue;
    needs.set(from.name, (needs.get(from.name) ?? new Set()).add(to.name));
  }
  return needs;
}

/** All direct and indirect dependencies of a folder; including itself if it is part of a cycle. */
function allNeedsOf(
  name: string,
  needs: ReadonlyMap<string, ReadonlySet<string>>,
  reached = new Set<string>(),
): Set<string> {
  for (const next of needs.get(name) ?? []) {
    if (reached.has(next)) continue;
    reached.add(next);
    allNeedsOf(next, needs, reached);
  }
  return reached;
}

const shown = ({ file, target }: Import): string => `${relative(SRC, file)} → ${relative(SRC, target)}`;

describe('module layers', () => {
  const all = imports();

  it('rank every module', () => {
    const unranked = readdirSync(MODULES).filter((name) => !(LAYERS as readonly string[]).includes(name));
    expect(unranked).toEqual([]);
  });

  it('allow a module to import only lower-ranked modules', () => {
    const upward = all.filter(({ file, target }) => {
      const [from, to] = [ownerOf(file), ownerOf(target)];
      if (from.area !== 'modules' || to.area !== 'modules' || from.name === to.name) return false;
      return LAYERS.indexOf(from.name as never) <= LAYERS.indexOf(to.name as never);
    });
    expect(upward.map(shown)).toEqual([]);
  });

  it('allow imports of a module or kernel folder only through its index.ts', () => {
    const around = all.filter(({ file, target }) => {
      const [from, to] = [ownerOf(file), ownerOf(target)];
      if (to.area === 'root' || (from.area === to.area && from.name === to.name)) return false;
      return target !== join(SRC, to.area, to.name) || !existsSync(join(target, 'index.ts'));
    });
    expect(around.map(shown)).toEqual([]);
  });

  it('keep the kernel free of imports from outside the kernel', () => {
    const shop = all.filter(
      ({ file, target }) => ownerOf(file).area === 'kernel' && ownerOf(target).area !== 'kernel',
    );
    expect(shop.map(shown)).toEqual([]);
  });

  it('have no circular dependencies among kernel folders', () => {
    const needs = kernelNeeds();
    const isInCircle = (name: string): boolean => allNeedsOf(name, needs).has(name);
    expect(needs.get('field')).toContain('spelling');
    expect([...needs.keys()].filter(isInCircle)).toEqual([]);
  });

  it(`limit the resource kernel to ${MAX_RESOURCE_LINES} lines`, () => {
    const files = sourceFiles(join(SRC, 'kernel', 'resource'));
    const lines = files.reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length, 0);
    expect(lines).toBeLessThanOrEqual(MAX_RESOURCE_LINES);
  });
});
