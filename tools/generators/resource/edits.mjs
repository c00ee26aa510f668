// Edits of TypeScript files by syntax tree.
import ts from 'typescript';

const parsed = (text) => ts.createSourceFile('edited.ts', text, ts.ScriptTarget.Latest, true);
const inserted = (text, at, added) => text.slice(0, at) + added + text.slice(at);

function find(node, test) {
  return test(node) ? node : ts.forEachChild(node, (child) => find(child, test));
}

/** Adds an import after the last one of the same folder, else after the last; nothing if it exists. */
export function addImport(text, line) {
  if (text.includes(line)) return text;
  const imports = parsed(text).statements.filter(ts.isImportDeclaration);
  const folder = parsed(line).statements[0].moduleSpecifier.text.replace(/[^/]*$/, '');
  const isBeside = ({ moduleSpecifier }) => moduleSpecifier.text.startsWith(folder);
  const last = imports.filter(isBeside).at(-1) ?? imports.at(-1);
  return inserted(text, last.end, `\n${line}`);
}

/** Adds an argument to a call, such as `ResourceModule.forFeature(…)`; undefined without such a call. */
export function addArgument(text, callee, argument) {
  const call = find(
    parsed(text),
    (node) => ts.isCallExpression(node) && node.expression.getText() === callee,
  );
  return call && withElement(text, call.arguments, argument);
}

/** Adds an element to the list `property` of the first object that satisfies `test`, else undefined. */
export function addElement(text, property, element, test = () => true) {
  const list = find(
    parsed(text),
    (node) => ts.isObjectLiteralExpression(node) && test(node) && listIn(node, property) !== undefined,
  );
  return list && withElement(text, listIn(list, property).elements, element);
}

/** Source text of an object literal's property. */
export function valueOf(object, property) {
  return propertyOf(object, property)?.initializer.getText();
}

function listIn(object, property) {
  const found = propertyOf(object, property)?.initializer;
  return found && ts.isArrayLiteralExpression(found) ? found : undefined;
}

function propertyOf(object, name) {
  return object.properties.find((one) => ts.isPropertyAssignment(one) && one.name.getText() === name);
}

function withElement(text, list, element) {
  const last = list.at(-1);
  return inserted(text, last ? last.end : list.pos, last ? `, ${element}` : element);
}
