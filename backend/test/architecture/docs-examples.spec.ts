import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sourceFiles } from '../support/source-files';

const ROOT = resolve(__dirname, '../../..');
const GUIDES = readdirSync(join(ROOT, 'docs/guides')).filter((name) => name.endsWith('.md'));
const SOURCES = ['backend/src', 'backend/contracts/src', 'storefront/app', 'backoffice', 'seller-portal/src'];

/** The TypeScript examples of a document. */
const examplesIn = (text: string): string =>
  [...text.matchAll(/```tsx?\n([\s\S]*?)```/g)].map(([, code = '']) => code).join('\n');

/** Functions and decorators that code calls; methods of objects are left out. */
const callsIn = (code: string): string[] => {
  const bare = code.replace(/\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'/g, '');
  return [...new Set([...bare.matchAll(/(?<![.\w])@?(\w+)\(/g)].map(([, name = '']) => name))];
};

/** Names that code declares or imports. */
const namesIn = (code: string): string[] => [
  ...[...code.matchAll(/\b(?:function|const|class|async)\s+(\w+)/g)].map(([, name = '']) => name),
  ...[...code.matchAll(/\bimport(?: type)? \{([^}]*)\}/g)].flatMap(
    ([, names = '']) => names.match(/\w+/g) ?? [],
  ),
];

describe('the examples of the guides', () => {
  const known = new Set(
    SOURCES.flatMap((folder) => sourceFiles(join(ROOT, folder))).flatMap((path) =>
      namesIn(readFileSync(path, 'utf8')),
    ),
  );

  it.each(GUIDES)('%s call functions that exist', (guide) => {
    const code = examplesIn(readFileSync(join(ROOT, 'docs/guides', guide), 'utf8'));
    const own = new Set(namesIn(code));
    const missing = callsIn(code).filter(
      (name) => !known.has(name) && !own.has(name) && !(name in globalThis),
    );
    expect(missing).toEqual([]);
  });

  it('are read for what they call', () => {
    const code = examplesIn('```ts\n@Post("a")\nasync one() { two(three.four()); }\n```');
    expect(callsIn(code)).toEqual(['Post', 'one', 'two']);
    expect(namesIn(code)).toEqual(['one']);
    expect(namesIn("import { a, b } from 'c';")).toEqual(['a', 'b']);
  });
});
