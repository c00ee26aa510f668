import js from '@eslint/js';
import jsdoc from 'eslint-plugin-jsdoc';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import stoa from './scripts/lint/rules.mjs';

const SPECS = [
  '**/*.spec.{ts,tsx}',
  '**/test/**/*.ts',
  '**/e2e/**/*.ts',
  '{scripts,storefront/server,tools/generators}/**/*.test.mjs',
];
const TABLES = ['**/seeds/demo/**', '**/generated/**', '**/migrations/**'];
const SURFACES = ['storefront/**', 'backoffice/**', 'seller-portal/**'];
const KIT_CLOSED = ['backend', 'storefront', 'backoffice', 'seller-portal', 'testing'];
const TYPED_HOOK = 'backoffice/kit/src/i18n/useTranslate.ts';

/** React-admin's own hook takes any text as a key. */
const TYPED_KEYS = [
  {
    name: 'react-admin',
    importNames: ['useTranslate'],
    message: "Use the console kit's `useTranslate`, which checks the keys.",
  },
];

/** One workspace's wall: which of the others it may not import, by name or by path. */
function wall(files, closed, ignores = [], paths = []) {
  const packages = closed.map((name) => `@stoa/${name}`);
  const message = 'An import wall stands here: see docs/architecture.md, "The rooms".';
  const patterns = [
    { group: packages.flatMap((name) => [name, `${name}/**`]), message },
    { regex: '\\.\\./(storefront|seller-portal|backend|backoffice(?!/kit/))/', message },
  ];
  return { files, ignores, rules: { 'no-restricted-imports': ['error', { patterns, paths }] } };
}

const RESTRICTED_SYNTAX = [
  'error',
  {
    selector:
      'MemberExpression[object.name=/^(describe|it|test)$/][property.name=/^(only|skip|todo|fixme|fails)$/]',
    message: 'Every test runs: repair it or delete it.',
  },
  {
    selector: 'CallExpression[callee.name=/^(fdescribe|fit|xdescribe|xit|xtest)$/]',
    message: 'Every test runs: repair it or delete it.',
  },
  {
    selector:
      ':matches(ObjectExpression > SpreadElement > ObjectExpression, ArrayExpression > SpreadElement > ArrayExpression)',
    message: 'A literal is not spread into another: write its members there.',
  },
];

const LABEL_BY_CONVENTION =
  'The label is the text `resources.<resource>.fields.<source>` or `fields.<source>` of the locales (docs/guides/add-a-console-screen.md).';

/** Inputs and columns whose label is computed beside them; kit inputs pass on the label that they get. */
const HAND_GIVEN_LABELS = ['[name.name=/Input$/]', '[name.property.name=/^(Input|Col)$/]'].map((element) => ({
  selector: `JSXOpeningElement${element} > JSXAttribute[name.name=label]:not([value.expression.name=/^(label|heading)$/], [value.expression.value=false])`,
  message: LABEL_BY_CONVENTION,
}));

/** A form without attributes only holds inputs together; any other is submitted. */
const OWN_VALIDATION = {
  selector:
    'JSXOpeningElement[name.name=Form][attributes.length>0]:not(:has(> JSXAttribute[name.name=noValidate]))',
  message:
    "Use the console kit's `ConsoleForm`: the browser's validation would hide the console's own errors.",
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/build/',
      '**/public/',
      '**/generated/',
      '.cache/',
      '.nx/',
      'var/',
      'coverage/',
      'playwright-report/',
      'test-results/',
    ],
  },
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { globals: globals.node },
    plugins: { stoa, jsdoc },
    rules: {
      'max-lines': ['error', { max: 300 }],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
      'no-restricted-syntax': RESTRICTED_SYNTAX,
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'stoa/disable-with-reason': 'error',
      'stoa/telling-file-name': 'error',
      'stoa/retired-term': 'error',
      'stoa/function-length': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'jsdoc/require-jsdoc': [
        'error',
        {
          publicOnly: true,
          require: { ClassDeclaration: true, FunctionDeclaration: true, ArrowFunctionExpression: true },
        },
      ],
    },
  },
  {
    // A promise that nobody awaits is a lost write; only the API pays for type-aware linting.
    files: ['backend/src/**/*.ts'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/await-thenable': 'error',
    },
  },
  {
    // Nest modules are empty classes under a decorator.
    files: ['backend/**/*.ts'],
    rules: { '@typescript-eslint/no-extraneous-class': 'off' },
  },
  {
    files: SURFACES,
    languageOptions: { globals: globals.browser },
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // Remix calls loader, action, meta … by name: only the page itself needs its sentence.
    files: ['storefront/app/routes/**', 'storefront/app/{root,entry.*}.tsx'],
    rules: {
      'jsdoc/require-jsdoc': [
        'error',
        {
          publicOnly: true,
          require: { FunctionDeclaration: false },
          contexts: ['ExportDefaultDeclaration > FunctionDeclaration'],
        },
      ],
    },
  },
  {
    // React-admin's filter menu reads the label of an input, and a range has two inputs of one field.
    files: ['backoffice/**', 'seller-portal/**'],
    ignores: ['backoffice/kit/src/screens/list/filters.tsx'],
    rules: { 'no-restricted-syntax': [...RESTRICTED_SYNTAX, ...HAND_GIVEN_LABELS, OWN_VALIDATION] },
  },
  wall(
    ['storefront/**'],
    ['backend', 'console-kit', 'backoffice', 'seller-portal', 'testing'],
    ['storefront/e2e/**'],
  ),
  wall(
    ['backoffice/**'],
    ['backend', 'storefront', 'seller-portal', 'testing'],
    ['backoffice/e2e/**', 'backoffice/kit/**'],
    TYPED_KEYS,
  ),
  wall(['backoffice/kit/**'], KIT_CLOSED, [TYPED_HOOK], TYPED_KEYS),
  wall([TYPED_HOOK], KIT_CLOSED),
  wall(
    ['seller-portal/**'],
    ['backend', 'storefront', 'backoffice', 'testing'],
    ['seller-portal/e2e/**'],
    TYPED_KEYS,
  ),
  wall(
    ['backend/src/**', 'backend/database/**'],
    ['console-kit', 'storefront', 'backoffice', 'seller-portal', 'testing'],
  ),
  wall(
    ['backend/contracts/**'],
    ['backend', 'console-kit', 'storefront', 'backoffice', 'seller-portal', 'testing'],
  ),
  {
    files: SPECS,
    languageOptions: { globals: globals.jest },
    rules: { 'jsdoc/require-jsdoc': 'off', 'stoa/test-asserts': 'error' },
  },
  // Migrations stay as they were written.
  { files: ['**/migrations/**'], rules: { 'stoa/retired-term': 'off', 'no-restricted-syntax': 'off' } },
  {
    files: TABLES,
    rules: { 'max-lines': 'off', 'stoa/function-length': 'off', 'jsdoc/require-jsdoc': 'off' },
  },
  {
    files: ['storefront/app/**'],
    rules: {
      'no-restricted-syntax': [
        ...RESTRICTED_SYNTAX,
        {
          selector:
            'CallExpression[callee.name=/Effect$/] > ArrayExpression > .elements[object.name=/etcher/]',
          message: 'An effect that depends on a fetcher may be lost: useChangeEffect keeps it.',
        },
        {
          selector: 'ImportSpecifier[imported.name=useId]',
          message: 'The browser would make another id than the server (ADR 46): state one, or derive it.',
        },
      ],
    },
  },
  {
    // The storefront's server has no logger but the console.
    files: ['storefront/app/entry.server.tsx', 'storefront/server/**'],
    rules: { 'no-console': 'off' },
  },
  {
    // Command-line programs speak through the console.
    files: [
      'scripts/**',
      '**/bench/**',
      '**/e2e/support/**',
      'playwright.config.ts',
      '**/*.config.{ts,mjs,cjs}',
    ],
    rules: { 'no-console': 'off', 'jsdoc/require-jsdoc': 'off' },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
