import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BASE_LANGUAGE } from '@stoa/contracts';
import ts from 'typescript';
import { stemOf, textsOf } from '../support/locales';
import { sourceFiles } from '../support/source-files';

const ROOT = join(__dirname, '../../..');
const FOLDERS = ['backoffice/kit/src', 'backoffice/src', 'seller-portal/src'];
/** A page's path, unlike the sample of another `page`. */
const PATH = /^[\w/-]+$/;
/** Methods of `labelsOf`, which take a page and make a name of it where there is no text. */
const NAMING = new Set(['resource', 'one']);

/** The page that an entry of a menu or a settings screen declares (`page: 'orders'`), or whose name a screen asks for. */
function pageIn(node: ts.Node): string | undefined {
  if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === 'page')
    return ts.isStringLiteralLike(node.initializer) ? node.initializer.text : undefined;
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const { name, expression: of } = node.expression;
  const [page] = node.arguments;
  const isName = NAMING.has(name.text) && ts.isIdentifier(of) && of.text === 'labels';
  return isName && page && ts.isStringLiteralLike(page) ? page.text : undefined;
}

function pagesOf(folder: string): string[] {
  const pages = new Set<string>();
  const visit = (node: ts.Node): void => {
    const page = pageIn(node);
    if (page !== undefined && PATH.test(page)) pages.add(page);
    ts.forEachChild(node, visit);
  };
  for (const file of sourceFiles(join(ROOT, folder)).filter((path) => !path.includes('/generated/')))
    visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false));
  return [...pages];
}

describe('the pages of the consoles', () => {
  const named = new Set(
    [...textsOf('consoles', BASE_LANGUAGE).keys()].map((key) => stemOf(key).replace(/^resources:/, '')),
  );

  it.each(FOLDERS)('of %s have English names, also those without a resource', (folder) => {
    const pages = pagesOf(folder);
    expect(pages.length).toBeGreaterThan(10);
    expect(pages.filter((page) => !named.has(`${page}.name`))).toEqual([]);
  });
});
