// `npx nx generate @stoa/generators:resource`: see docs/guides/add-a-resource.md and ADR 55.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatFiles, generateFiles, logger, updateJson } from '@nx/devkit';
import { addArgument, addElement, addImport, valueOf } from './edits.mjs';
import { templateValues } from './entity.mjs';
import { parseFields } from './fields.mjs';
import { addLabels } from './labels.mjs';
import { namesOf } from './names.mjs';
import { withKey } from './sorted.mjs';

const TEMPLATES = join(dirname(fileURLToPath(import.meta.url)), 'files');
const MENU = 'backoffice/src/menu.ts';
const CONTRACT = 'backend/test/contract/specification/fields.json';

/** Writes a resource into the tree; the returned callback runs commands that need the written files. */
export default async function resource(tree, options) {
  const { name, module, singular, translations } = options;
  const statement = { names: namesOf(name, singular), fields: parseFields(options.fields), module };
  const folder = `backend/src/modules/${module}/${name}`;
  if (tree.exists(folder)) throw new Error(`${folder} is there already.`);
  generateFiles(tree, TEMPLATES, folder, templateValues(tree, statement));
  register(tree, statement);
  addToMenu(tree, statement, options);
  updateJson(tree, CONTRACT, (rows) => withKey(rows, statement.names.path, contractRow(statement)));
  const texts = translations ? JSON.parse(readFileSync(join(tree.root, translations), 'utf8')) : {};
  const untranslated = addLabels(tree, statement, texts);
  await formatFiles(tree);
  return () => {
    npm(tree, 'run', '--silent', 'migration', '--', name);
    npm(tree, 'run', '--silent', 'generate');
    logger.info(remaining(statement, folder, untranslated).join('\n'));
  };
}

/** Adds the declaration to its module's routes. */
function register(tree, { names, module }) {
  const file = `backend/src/modules/${module}/${module}.module.ts`;
  if (!tree.exists(file)) throw new Error(`There is no module “${module}”: ${file} is missing.`);
  const text = tree.read(file, 'utf8');
  const registered =
    addArgument(text, 'ResourceModule.forFeature', names.variable) ??
    addElement(text, 'imports', `ResourceModule.forFeature(${names.variable})`);
  if (!registered) throw new Error(`${file} has neither ResourceModule.forFeature(…) nor a list of imports.`);
  const own = addImport(
    registered,
    `import { ${names.variable} } from './${names.plural}/${names.plural}.resource';`,
  );
  const isImported = text.includes('ResourceModule');
  tree.write(
    file,
    isImported ? own : addImport(own, `import { ResourceModule } from '../../kernel/resource';`),
  );
}

function addToMenu(tree, { names }, { menu, icon = 'ListAltOutlined' }) {
  const item = `{ page: '${names.path}', icon: ${icon} }`;
  const isGroup = (object) => valueOf(object, 'name') === `'${menu}'`;
  const text = addElement(tree.read(MENU, 'utf8'), 'items', item, isGroup);
  if (!text) throw new Error(`The menu has no group “${menu}”: see ${MENU}.`);
  tree.write(MENU, addImport(text, `import ${icon} from '@mui/icons-material/${icon}';`));
}

/** The fields for the contract test; `*` marks translated ones. */
function contractRow({ fields }) {
  return [...fields.map(({ name, marks }) => (marks.includes('translated') ? `${name}*` : name)), 'status'];
}

function npm(tree, ...args) {
  execFileSync('npm', args, { cwd: tree.root, stdio: 'inherit', shell: process.platform === 'win32' });
}

/** Remaining manual steps, and how to check the result. */
function remaining({ names }, folder, untranslated) {
  return [
    '',
    'By hand:',
    `- ${folder}/${names.singular}.entity.ts: what it is, in the sentence above the class; lengths, limits and defaults`,
    `- ${folder}/${names.plural}.resource.ts: what is searched, sorted and filtered, and who else may do what`,
    ...untranslated.map((text) => `- the translation into ${text}, which is in English now`),
    'Read the migration, then check:',
    `- cd backend && npx jest --selectProjects contract architecture -t ${names.path}`,
  ];
}
