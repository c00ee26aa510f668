// Values for the templates of entity and declaration.
import ts from 'typescript';

const MODULES = 'backend/src/modules';

/** All values of the templates, from names and fields. */
export function templateValues(tree, { names, fields, module }) {
  const targets = new Map(
    fields
      .filter(({ target }) => target)
      .map((field) => [field.target, targetOf(tree, field.target, module)]),
  );
  const listed = (use) => fields.filter((field) => field[use]).map(({ name }) => name);
  const choiceLists = fields
    .filter(({ kind }) => kind === 'choice')
    .map(({ name, choices }) => ({ constant: constantOf(names, name), choices }));
  return {
    ...names,
    fields: fields.map((field) => ({
      ...field,
      declaration: declarationOf(field, names, targets.get(field.target)),
      tsType: `${field.kind === 'choice' ? `(typeof ${constantOf(names, field.name)})[number]` : field.type}${field.isNullable ? ' | null' : ''}`,
    })),
    choiceLists,
    decorators: [...new Set([...fields.map(({ decorator }) => decorator), 'Status', 'Version'])].sort(),
    imports: [...new Set([...targets.values()].map(({ line }) => line))],
    labelField: listed('search')[0],
    search: listed('search'),
    sort: [...listed('sort'), 'created_at'],
    filter: [...listed('filter'), 'status'],
  };
}

const constantOf = ({ constant }, field) => `${constant}_${field.toUpperCase()}S`;

function declarationOf({ decorator, kind, name, max, marks, target }, names, entity) {
  const options = [
    ...(max ? [`max: ${max}`] : []),
    ...(target ? [`resource: '${target}'`] : []),
    ...marks.map((mark) => `${mark}: true`),
  ];
  const first = { choice: constantOf(names, name), ref: `() => ${entity?.className}` }[kind];
  const last = options.length > 0 ? `{ ${options.join(', ')} }` : undefined;
  return `${decorator}(${[first, last].filter(Boolean).join(', ')})`;
}

/** Another resource's entity class and its import: from its file in the same module, else from index.ts. */
function targetOf(tree, path, module) {
  for (const file of declarationsIn(tree, MODULES)) {
    const source = ts.createSourceFile(file, tree.read(file, 'utf8'), ts.ScriptTarget.Latest, true);
    const className = declaredEntity(source, path);
    if (!className) continue;
    const [owner, ...rest] = file.slice(MODULES.length + 1).split('/');
    const from =
      owner === module
        ? `../${[...rest.slice(0, -1), fileOf(source, className)].join('/')}`
        : `../../${owner}`;
    return { className, line: `import { ${className} } from '${from}';` };
  }
  throw new Error(`No resource is declared under the path “${path}”.`);
}

function declarationsIn(tree, folder) {
  return tree.children(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (!tree.isFile(path)) return declarationsIn(tree, path);
    return /\.resources?\.ts$/.test(name) ? [path] : [];
  });
}

/** The class in `defineResource(Class, { path: … })`, if it has this path. */
function declaredEntity(source, path) {
  let found;
  const visit = (node) => {
    const isDeclared =
      ts.isCallExpression(node) &&
      node.expression.getText() === 'defineResource' &&
      node.arguments[1]?.properties?.some(
        (one) => one.name?.getText() === 'path' && one.initializer?.text === path,
      );
    if (isDeclared) found = node.arguments[0].getText();
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The file that a declaration imports the class from. */
function fileOf(source, className) {
  const line = source.statements.find(
    (one) =>
      ts.isImportDeclaration(one) &&
      one.importClause?.namedBindings?.elements?.some(({ name }) => name.text === className),
  );
  return line.moduleSpecifier.text.replace(/^\.\//, '');
}
