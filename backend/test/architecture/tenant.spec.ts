import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { sourceFiles } from '../support/source-files';

const ROOT = join(__dirname, '../../src');
/** Sets the rows that a session may access (`tenant.ts`), and what else is derived from a session. */
const ACCESS = join(ROOT, 'kernel/access');

/** Places where a source reads the tenant of an actor, by property access or destructuring; writing it is no read. */
function tenantReads(text: string): number[] {
  const source = ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true);
  const lines: number[] = [];
  const visit = (node: ts.Node): void => {
    const name = ts.isBindingElement(node) ? (node.propertyName ?? node.name) : undefined;
    const read =
      (ts.isPropertyAccessExpression(node) && node.name.text === 'tenant_id') ||
      (ts.isElementAccessExpression(node) && /tenant_id/.test(node.argumentExpression.getText())) ||
      name?.getText() === 'tenant_id';
    if (read) lines.push(source.getLineAndCharacterOfPosition(node.getStart()).line + 1);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return lines;
}

describe('the tenant of a session', () => {
  it('is found where it is read, not where it is set', () => {
    const text = `a(actor.tenant_id);\nconst { tenant_id: id } = actor;\nactor?.['tenant_id'];\nb({ tenant_id: null });`;
    expect(tenantReads(text)).toEqual([1, 2, 3]);
  });

  it('is read by kernel/access only; everything else asks its functions', () => {
    const files = sourceFiles(ROOT).filter((file) => !file.startsWith(ACCESS));
    const reads = files.flatMap((file) =>
      tenantReads(readFileSync(file, 'utf8')).map((line) => `${relative(ROOT, file)}:${line}`),
    );
    expect(files.length).toBeGreaterThan(500);
    expect(reads).toEqual([]);
  });
});
