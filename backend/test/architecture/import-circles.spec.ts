import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { sourceFiles } from '../support/source-files';

const ROOT = resolve(__dirname, '../../..');
const SOURCES = [
  'backend/src',
  'backend/contracts/src',
  'storefront/app',
  'backoffice/kit/src',
  'backoffice/src',
  'seller-portal/src',
];
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** Whether a statement remains an import at runtime; `import()` does not load before it is called. */
function isLoaded(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) return !statement.isTypeOnly;
  const { importClause: clause } = statement;
  if (!clause) return true;
  if (clause.isTypeOnly) return false;
  const named = clause.namedBindings;
  if (clause.name || !named || ts.isNamespaceImport(named)) return true;
  return named.elements.some(({ isTypeOnly }) => !isTypeOnly);
}

function resolved(file: string, name: string): string[] {
  const base = name.startsWith('~/')
    ? join(ROOT, 'storefront/app', name.slice(2))
    : resolve(dirname(file), name);
  const target = ENDINGS.map((ending) => base + ending).find(
    (path) => existsSync(path) && statSync(path).isFile(),
  );
  return target ? [target] : [];
}

function importsOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const name = statement.moduleSpecifier;
    if (!name || !ts.isStringLiteral(name) || !/^(\.|~\/)/.test(name.text)) return [];
    return isLoaded(statement) ? resolved(file, name.text) : [];
  });
}

/** One line per circle that a depth-first search meets, as `a → b → a`. */
function circlesAmong(needs: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, path: readonly string[]): void => {
    const start = path.indexOf(file);
    if (start >= 0)
      circles.push([...path.slice(start), file].map((each) => relative(ROOT, each)).join(' → '));
    if (start >= 0 || done.has(file)) return;
    for (const next of needs.get(file) ?? []) visit(next, [...path, file]);
    done.add(file);
  };
  for (const file of needs.keys()) visit(file, []);
  return circles;
}

describe('imports', () => {
  it('find a circle', () => {
    const needs = new Map([
      [join(ROOT, 'a'), [join(ROOT, 'b')]],
      [join(ROOT, 'b'), [join(ROOT, 'c')]],
      [join(ROOT, 'c'), [join(ROOT, 'b')]],
    ]);
    expect(circlesAmong(needs)).toEqual(['b → c → b']);
  });

  it.each(SOURCES)('of %s form no circle at runtime', (folder) => {
    const files = sourceFiles(join(ROOT, folder));
    expect(files).not.toEqual([]);
    expect(circlesAmong(new Map(files.map((file) => [file, importsOf(file)])))).toEqual([]);
  });
});
