// Project lint rules that no published plugin has; `eslint.config.mjs` enables them.
import { readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { builtinRules } from 'eslint/use-at-your-own-risk';

const TEST_CALLS = new Set(['it', 'test']);

/** The name of a called function: `describe`, also for `describe.each(…)(…)`. */
function calledName(node) {
  let callee = node.callee;
  while (callee && callee.type !== 'Identifier') callee = callee.object ?? callee.callee ?? callee.tag;
  return callee?.name;
}

/** Jest's `describe(…)` as well as Playwright's `test.describe(…)`. */
function isDescribe(call) {
  return calledName(call) === 'describe' || call.callee.property?.name === 'describe';
}

/** Requires a reason in each eslint-disable comment. */
const disableWithReason = {
  meta: { type: 'problem', schema: [], messages: { reason: 'Say why: add "-- reason" to this directive.' } },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        const directive = /^\s*eslint-(disable|enable)/.exec(comment.value);
        if (directive?.[1] === 'disable' && !/\s--\s+\S/.test(comment.value)) {
          context.report({ loc: comment.loc, messageId: 'reason' });
        }
      }
    },
  }),
};

/** The core rule, except for `describe` callbacks. */
const coreLength = builtinRules.get('max-lines-per-function');
const functionLength = {
  meta: coreLength.meta,
  create(context) {
    const report = (problem) => {
      const call = problem.node.parent;
      const described = call?.type === 'CallExpression' && isDescribe(call);
      if (!described) context.report(problem);
    };
    return coreLength.create(Object.create(context, { report: { value: report } }));
  },
};

const CLAIM = /expect|assert/i;

/** Names of the file's own functions that assert on behalf of tests. */
function claimingFunctions(sourceCode) {
  return sourceCode.ast.body
    .filter((node) => node.type === 'FunctionDeclaration' && CLAIM.test(sourceCode.getText(node)))
    .map((node) => node.id.name);
}

/** Requires an assertion in each test. */
const testAsserts = {
  meta: { type: 'problem', schema: [], messages: { claim: 'This test makes no claim: expect something.' } },
  create(context) {
    const { sourceCode } = context;
    const claims = new RegExp([CLAIM.source, ...claimingFunctions(sourceCode)].join('|'), 'i');
    return {
      CallExpression(node) {
        const body = node.arguments.at(-1);
        if (!TEST_CALLS.has(calledName(node)) || !/Function/.test(body?.type ?? '')) return;
        const member = node.callee.type === 'MemberExpression' ? node.callee.property.name : 'each';
        if (!/^(each|concurrent)$/.test(member)) return;
        if (!claims.test(sourceCode.getText(body))) context.report({ node, messageId: 'claim' });
      },
    };
  },
};

/** Refuses file names such as utils: a file is named for its content. */
const tellingFileName = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { name: '"{{word}}" says nothing: name what the file holds.' },
  },
  create: (context) => ({
    Program(node) {
      const word = /(?:^|[\\/.-])(utils?|helpers?|misc|common|managers?)(?=[\\/.-])/i.exec(
        relative(context.cwd, context.filename),
      )?.[1];
      if (word) context.report({ node, loc: { line: 1, column: 0 }, messageId: 'name', data: { word } });
    },
  }),
};

/** The words of a camel-case, snake-case or dashed name, in the singular. */
const wordsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.toLowerCase().replace(/s$/, ''));

const GLOSSARY = new URL('../../docs/glossary.md', import.meta.url);

/** Retired terms, each with what it is called now, from the last table of the glossary. */
const RETIRED = new Map(
  [
    ...readFileSync(GLOSSARY, 'utf8')
      .split('\n## Retired\n')[1]
      .matchAll(/^\| ([a-z, ]+?) +\| (.+?) +\|$/gm),
  ].flatMap(([, terms, now]) => terms.split(', ').map((term) => [wordsOf(term)[0], now])),
);

/** Names of columns, and of what a published API or a library calls so. */
const isPublished = (name) => name.includes('_');

/** The identifiers that a pattern declares; a shorthand keeps the name of its property. */
function* declaredNames(pattern) {
  if (pattern?.type === 'Identifier') yield pattern;
  else if (pattern?.type === 'AssignmentPattern') yield* declaredNames(pattern.left);
  else if (pattern?.type === 'RestElement') yield* declaredNames(pattern.argument);
  else if (pattern?.type === 'ArrayPattern') for (const each of pattern.elements) yield* declaredNames(each);
  else if (pattern?.type === 'ObjectPattern')
    for (const each of pattern.properties) if (!each.shorthand) yield* declaredNames(each.value ?? each);
}

/** Refuses retired terms in names of files, declarations, variables and parameters. */
const retiredTerm = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { term: '"{{word}}" is called {{term}} elsewhere: see docs/glossary.md.' },
  },
  create(context) {
    const check = (name, node) => {
      const word = wordsOf(name).find((each) => RETIRED.has(each));
      if (word) context.report({ node, messageId: 'term', data: { word, term: RETIRED.get(word) } });
    };
    const declared = ({ id }) => id && check(id.name, id);
    const checkAll = (patterns) => {
      for (const pattern of patterns)
        for (const id of declaredNames(pattern)) if (!isPublished(id.name)) check(id.name, id);
    };
    const parameters = ({ params }) => checkAll(params);
    return {
      Program: (node) => check(basename(context.filename).replace(/\..*$/, ''), node),
      ClassDeclaration: declared,
      FunctionDeclaration: (node) => {
        declared(node);
        parameters(node);
      },
      FunctionExpression: parameters,
      ArrowFunctionExpression: parameters,
      TSInterfaceDeclaration: declared,
      TSTypeAliasDeclaration: declared,
      'MethodDefinition > Identifier.key': (key) => check(key.name, key),
      VariableDeclarator: ({ id }) => checkAll([id]),
    };
  },
};

export default {
  rules: {
    'disable-with-reason': disableWithReason,
    'function-length': functionLength,
    'test-asserts': testAsserts,
    'telling-file-name': tellingFileName,
    'retired-term': retiredTerm,
  },
};
