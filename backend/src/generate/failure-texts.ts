import ts from 'typescript';
import { type Sources, sorted } from './sources';

/** At most so many messages of one code are documented. */
const MAX_TEXTS = 3;

/** The messages with which failures are made, by code; `…` stands for values. Not every code has a literal one. */
export function failureTexts({ files }: Sources, codes: ReadonlySet<string>): Record<string, string[]> {
  const texts: Record<string, string[]> = {};
  const visit = (node: ts.Node): void => {
    const given = ts.isCallExpression(node) || ts.isNewExpression(node) ? (node.arguments ?? []) : [];
    given.forEach((argument, place) => {
      const text = ts.isStringLiteralLike(argument) && codes.has(argument.text) && textOf(given[place + 1]);
      if (!text || !/\s/.test(text)) return;
      const known = (texts[argument.text] ??= []);
      if (!known.includes(text)) known.push(text);
    });
    ts.forEachChild(node, visit);
  };
  for (const file of files) visit(file);
  const some = Object.entries(texts).map(([code, all]) => [code, all.slice(0, MAX_TEXTS)] as const);
  return sorted(Object.fromEntries(some));
}

/** `'…'`, or the template of a message with values. */
function textOf(node: ts.Expression | undefined): string | undefined {
  const template = node && ts.isTaggedTemplateExpression(node) ? node.template : node;
  if (!template) return undefined;
  if (ts.isStringLiteralLike(template)) return template.text;
  if (!ts.isTemplateExpression(template)) return undefined;
  return template.head.text + template.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}
