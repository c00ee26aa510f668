import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { sourceFiles } from './source-files';

const ROOT = join(__dirname, '../../..');
/** What follows a colon is a value for the text: `error.tooLong:200`. */
const KEY = /^([a-z][\w-]*(?:\.[\w-]+)+)(?::\w+)?$/i;

/** Texts that code names: whole keys, and the beginnings of keys that end in a value. */
export interface NamedKeys {
  keys: ReadonlySet<string>;
  prefixes: ReadonlySet<string>;
}

/** The string literals of all sources below some folders that read like keys of these namespaces. */
export function namedKeys(folders: readonly string[], namespaces: readonly string[]): NamedKeys {
  const keys = new Set<string>();
  const prefixes = new Set<string>();
  const isNamed = (text: string): boolean => namespaces.includes(text.split('.')[0] ?? '');
  const visit = (node: ts.Node): void => {
    const key = ts.isStringLiteralLike(node) ? KEY.exec(node.text)?.[1] : undefined;
    if (key && isNamed(key)) keys.add(key);
    const head = ts.isTemplateExpression(node) ? node.head.text : '';
    if (head.includes('.') && isNamed(head)) prefixes.add(head.replace(/:$/, ''));
    ts.forEachChild(node, visit);
  };
  for (const file of folders.flatMap((folder) => sourceFiles(join(ROOT, folder)))) {
    const text = readFileSync(file, 'utf8');
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false));
  }
  return { keys, prefixes };
}
