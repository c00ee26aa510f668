// House rules that no published plugin states; `eslint.config.mjs` switches them on.
import { relative } from 'node:path';
import { builtinRules } from 'eslint/use-at-your-own-risk';

const TEST_CALLS = new Set(['it', 'test']);

/** The name a call goes by: `describe`, or `describe` again for `describe.each(…)(…)`. */
function calledName(node) {
  let callee = node.callee;
  while (callee && callee.type !== 'Identifier') callee = callee.object ?? callee.callee ?? callee.tag;
  return callee?.name;
}

/** Jest's `describe(…)` as well as Playwright's `test.describe(…)`. */
function isDescribe(call) {
  return calledName(call) === 'describe' || call.callee.property?.name === 'describe';
}

/** A linter exception without its reason tells the next reader nothing. */
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

/** The core rule, but a `describe` callback is a chapter and not a function. */
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

/** Names of the file's own functions that claim something on behalf of the tests that call them. */
function claimingFunctions(sourceCode) {
  return sourceCode.ast.body
    .filter((node) => node.type === 'FunctionDeclaration' && CLAIM.test(sourceCode.getText(node)))
    .map((node) => node.id.name);
}

/** A test that claims nothing proves nothing. */
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

/** Drawers that collect everything explain nothing; a file is named for what it holds. */
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

export default {
  rules: {
    'disable-with-reason': disableWithReason,
    'function-length': functionLength,
    'test-asserts': testAsserts,
    'telling-file-name': tellingFileName,
  },
};
