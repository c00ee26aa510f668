import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../../..');
/** Folders whose paths the documentation states from the repository's root. */
const FOLDERS = [
  'backend',
  'backoffice',
  'docker',
  'docs',
  'scripts',
  'seller-portal',
  'storefront',
  'tools',
];
/** What a document has its reader create, and what a build writes. */
const CREATED = new Set([
  'backend/dist',
  'backend/src/modules/promotions/gift-cards/',
  'backoffice/src/product-states/ProductStates.tsx',
  'backoffice/src/resources/units/FactorInput.tsx',
  'backoffice/src/resources/units/index.ts',
  'docker/.env',
  'storefront/app/routes/brand-index.tsx',
]);

const markdownIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));

const DOCUMENTS = [...markdownIn('.'), ...markdownIn('docs'), ...markdownIn('docs/guides')].filter(
  (name) => name !== 'CHANGELOG.md',
);

const textOf = (document: string): string => readFileSync(join(ROOT, document), 'utf8');

/** Paths in backticks, outside of code blocks; a `*` stands for any name. */
function pathsIn(text: string): string[] {
  const prose = text.replace(/```[\s\S]*?```/g, '');
  return [...prose.matchAll(/`([\w.*/-]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => path.includes('/') && FOLDERS.includes(path.split('/')[0] ?? ''));
}

function exists(path: string): boolean {
  const [folder = '', rest] = path.split('*');
  return existsSync(join(ROOT, rest === undefined ? folder : dirname(`${folder}x`)));
}

/** Suites below a folder, without those of packages and builds. */
const suitesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return /\.spec\.tsx?$/.test(entry.name) ? [path] : [];
    return ['node_modules', 'dist', 'build'].includes(entry.name) ? [] : suitesIn(path);
  });

const SUITES = FOLDERS.flatMap(suitesIn);

/** Suites in backticks, with or without a folder. */
const suitesNamedIn = (text: string): string[] =>
  [...text.matchAll(/`([\w./-]+\.spec\.tsx?)`/g)].map(([, path = '']) => path);

/** Scripts that are run, each with the workspace that it belongs to. */
function scriptsIn(text: string): { script: string; workspace: string }[] {
  const calls = /npm (?:run ([\w:-]+)|(test|start)\b)(?:[^\S\n]+-w (@stoa\/[\w-]+))?/g;
  return [...text.matchAll(calls)].map(([, run, short, workspace = 'stoa']) => ({
    script: run ?? short ?? '',
    workspace,
  }));
}

const packages = new Map<string, Record<string, string>>(
  [
    '.',
    'backend',
    'backend/contracts',
    'backend/testing',
    'storefront',
    'backoffice',
    'backoffice/kit',
    'seller-portal',
  ]
    .map((folder) => JSON.parse(textOf(join(folder, 'package.json'))) as { name: string; scripts?: object })
    .map(({ name, scripts }) => [name, { ...scripts }]),
);

describe('the documentation', () => {
  it.each(DOCUMENTS)('%s names paths that exist', (document) => {
    const missing = pathsIn(textOf(document)).filter((path) => !CREATED.has(path) && !exists(path));
    expect(missing).toEqual([]);
  });

  it.each(DOCUMENTS)('%s names suites that exist', (document) => {
    const named = suitesNamedIn(textOf(document));
    expect(named.filter((name) => !SUITES.some((path) => `/${path}`.endsWith(`/${name}`)))).toEqual([]);
  });

  it.each(DOCUMENTS)('%s links to files that exist', (document) => {
    const links = [...textOf(document).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)];
    const missing = links.filter(([, link = '']) => !existsSync(join(ROOT, dirname(document), link)));
    expect(missing.map(([, link]) => link)).toEqual([]);
  });

  it.each(DOCUMENTS)('%s names scripts that exist', (document) => {
    const missing = scriptsIn(textOf(document)).filter(
      ({ script, workspace }) => packages.get(workspace)?.[script] === undefined,
    );
    expect(missing).toEqual([]);
  });

  it('is read for what it names', () => {
    expect(pathsIn('See `backend/src/a.ts` and `a/b`.')).toEqual(['backend/src/a.ts']);
    expect(suitesNamedIn('`e2e/a.spec.ts`, `b.spec.ts`')).toEqual(['e2e/a.spec.ts', 'b.spec.ts']);
    expect(scriptsIn('`npm run bench -w @stoa/backend`, `npm test`')).toEqual([
      { script: 'bench', workspace: '@stoa/backend' },
      { script: 'test', workspace: 'stoa' },
    ]);
  });
});
