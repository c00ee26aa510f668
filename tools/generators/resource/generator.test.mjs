import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { FsTree } from 'nx/src/generators/tree.js';
import ts from 'typescript';
import resource from './generator.mjs';
import { addLabels } from './labels.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const FOLDER = 'backend/src/modules/promotions/sample-cards';
const OPTIONS = {
  name: 'sample-cards',
  module: 'promotions',
  menu: 'sales',
  icon: 'CardGiftcardOutlined',
  fields: [
    'code:text:required:unique',
    'title:text:translated',
    'body:richtext',
    'amount:money:required',
    'share:rate',
    'pieces:int',
    'is_shared:flag',
    'form:choice=paper|card',
    'redeemed_at:moment',
    'image_id:media',
    'brand_id:ref=brands',
    'coupon_id:ref=coupons',
  ].join(),
};

/** This workspace; changes stay in memory. */
const workspaceTree = () => new FsTree(ROOT, false);

const json = (tree, path) => JSON.parse(tree.read(path, 'utf8'));

/** Compiler errors in the generated files and the module that registers them, within the real sources. */
function errorsIn(tree, files) {
  const { config } = ts.readConfigFile(join(ROOT, 'backend/tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(ROOT, 'backend'));
  const host = ts.createCompilerHost({ ...options, noEmit: true });
  const { readFile, fileExists } = host;
  const inTree = (path) =>
    path.startsWith(ROOT) && path.slice(ROOT.length).startsWith('backend/src/modules/');
  const text = (path) => (inTree(path) ? tree.read(path.slice(ROOT.length), 'utf8') : null);
  host.readFile = (path) => text(path) ?? readFile(path);
  host.fileExists = (path) => text(path) !== null || fileExists(path);
  // The compiler then looks for files alone, not first for folders that are only in the tree.
  host.directoryExists = undefined;
  host.getSourceFile = (path, target) => ts.createSourceFile(path, host.readFile(path), target, true);
  const program = ts.createProgram(
    files.map((file) => join(ROOT, file)),
    { ...options, noEmit: true },
    host,
  );
  const sources = files.map((file) => program.getSourceFile(join(ROOT, file)));
  return sources
    .flatMap((source) => [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ])
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

test('a generated resource with every kind of field type-checks in its module', async () => {
  const tree = workspaceTree();
  await resource(tree, OPTIONS);
  const made = [`${FOLDER}/sample-card.entity.ts`, `${FOLDER}/sample-cards.resource.ts`];
  assert.deepEqual(errorsIn(tree, [...made, 'backend/src/modules/promotions/promotions.module.ts']), []);
});

test('a generated resource is added to the menu, the contract and every language', async () => {
  const tree = workspaceTree();
  await resource(tree, OPTIONS);
  assert.match(
    tree.read('backoffice/src/menu.ts', 'utf8'),
    /name: 'sales'[^\]]*\{ page: 'sample_cards', icon: CardGiftcardOutlined \}/,
  );
  const row = json(tree, 'backend/test/contract/specification/fields.json').sample_cards;
  assert.deepEqual([row.at(1), row.at(-1), row.length], ['title*', 'status', 13]);
  for (const language of ['en', 'es', 'ar', 'hi', 'bn']) {
    const texts = (namespace) => json(tree, `backoffice/kit/locales/${language}/${namespace}.json`);
    assert.ok(texts('resources').sample_cards.name_other.length > 0);
    assert.ok(texts('fields').redeemed_at && texts('choices').paper);
    assert.ok(json(tree, `backend/locales/${language}/fields.json`).redeemed_at);
  }
});

test('a name that is the same in the singular and the plural has every plural form', () => {
  const tree = workspaceTree();
  const names = { path: 'sample_cards', label: { one: 'Sample card', many: 'Sample cards' } };
  addLabels(tree, { names, fields: [] }, { hi: { name: 'कार्ड' } });
  const texts = json(tree, 'backoffice/kit/locales/hi/resources.json').sample_cards;
  assert.deepEqual(texts, { name_one: 'कार्ड', name_other: 'कार्ड' });
});

test('a missing translation is listed with both names, apart', () => {
  const names = { path: 'sample_cards', label: { one: 'Sample card', many: 'Sample cards' } };
  const missing = addLabels(
    workspaceTree(),
    { names, fields: [] },
    { ar: {}, bn: { name: 'ক' }, hi: { name: 'क' } },
  );
  assert.deepEqual(missing, [
    'ar: the name “Sample card” and “Sample cards”',
    'es: the name “Sample card” and “Sample cards”',
  ]);
});

test('the generator changes no other files', async () => {
  const tree = workspaceTree();
  await resource(tree, OPTIONS);
  const changed = tree.listChanges().map(({ path }) => path);
  assert.deepEqual(
    changed.filter((path) => !/\/(ar|bn|en|es|hi)\/\w+\.json$/.test(path)).sort(),
    [
      `${FOLDER}/sample-card.entity.ts`,
      `${FOLDER}/sample-cards.resource.ts`,
      'backend/src/modules/promotions/promotions.module.ts',
      'backend/test/contract/specification/fields.json',
      'backoffice/src/menu.ts',
    ].sort(),
  );
});

test('invalid options are refused with an explanation', async () => {
  const refusals = [
    [{ module: 'nowhere' }, /no module “nowhere”/],
    [{ menu: 'nowhere' }, /no group “nowhere”/],
    [{ name: 'coupons' }, /there already/],
    [{ fields: 'amount:money' }, /kind text/],
    [{ fields: 'name:text,kind:choice' }, /its values/],
    [{ fields: 'name:text,owner_id:ref=nobody' }, /path “nobody”/],
    [{ fields: 'name:text,size:string' }, /not “string”/],
  ];
  for (const [changed, sentence] of refusals)
    await assert.rejects(resource(workspaceTree(), { ...OPTIONS, ...changed }), sentence);
});
