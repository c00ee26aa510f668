import ts from 'typescript';
import { controllerMethods } from './controller-methods';
import { definedResources } from '../kernel/resource';
import { commentOf } from './comments';
import { type Sources, sorted } from './sources';

/** What the sources say about calls, and about the fields of entities and inputs. */
export interface Descriptions {
  /** By `Controller.method`. */
  operations: Record<string, string>;
  /** By entity. */
  records: Record<string, string>;
  /** By class and field. */
  fields: Record<string, Record<string, string>>;
}

/** Reads the comments of controllers' methods and their use cases, and of the classes whose fields are validated or stored. */
export function descriptions(sources: Sources): Descriptions {
  const operations = controllerMethods(sources).flatMap(([name, method]) => {
    const text = describedBy(method, sources.checker);
    return text ? [[name, text] as const] : [];
  });
  return { operations: sorted(Object.fromEntries(operations)), ...commentsOfClasses(sources) };
}

/** The comment of a controller's method or, as most only delegate, of the method or use case that it calls. */
function describedBy(method: ts.MethodDeclaration, checker: ts.TypeChecker): string {
  const own = commentOf(checker.getSymbolAtLocation(method.name), checker);
  if (own) return own;
  for (const called of calledIn(method, checker)) {
    const isUseCase = called.name.getText() === 'execute' && ts.isClassDeclaration(called.parent);
    const owner = isUseCase ? (called.parent as ts.ClassDeclaration).name : undefined;
    const text =
      commentOf(owner && checker.getSymbolAtLocation(owner), checker) ||
      commentOf(checker.getSymbolAtLocation(called.name), checker);
    if (text) return text;
  }
  return '';
}

/** The methods of a controller's own services that one of its methods calls, outermost first. */
function calledIn(method: ts.MethodDeclaration, checker: ts.TypeChecker): ts.MethodDeclaration[] {
  const called: ts.MethodDeclaration[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { expression: receiver, name } = node.expression;
      const declared = checker.getSymbolAtLocation(name)?.valueDeclaration;
      const isOfService = /^this\.\w+$/.test(receiver.getText());
      if (isOfService && declared && ts.isMethodDeclaration(declared) && !isForeign(declared))
        called.push(declared);
    }
    ts.forEachChild(node, visit);
  };
  if (method.body) visit(method.body);
  return called;
}

/** What a presenter does is the response, which its schema describes. */
const isForeign = (method: ts.MethodDeclaration): boolean =>
  method.getSourceFile().fileName.includes('/node_modules/') ||
  (ts.isClassDeclaration(method.parent) && /Presenter$/.test(method.parent.name?.text ?? ''));

/** The comments of the fields of inputs, and of the records and fields of declared resources. */
function commentsOfClasses({ checker, files }: Sources): Pick<Descriptions, 'records' | 'fields'> {
  const found: Pick<Descriptions, 'records' | 'fields'> = { records: {}, fields: {} };
  const resources = new Map(definedResources().map(({ entity, fields }) => [entity.name, fields]));
  const visit = (node: ts.Node): void => {
    if (ts.isClassDeclaration(node) && node.name && isOfFields(node)) {
      const { text: name } = node.name;
      const declared = resources.get(name)?.map((field) => field.name);
      const record = declared && commentOf(checker.getSymbolAtLocation(node.name), checker);
      if (record) found.records[name] = record;
      const members = checker.getPropertiesOfType(checker.getTypeAtLocation(node)).flatMap((member) => {
        const text = isField(member) ? commentOf(member, checker) : '';
        return text && (declared?.includes(member.name) ?? !isEntity(node))
          ? [[member.name, text] as const]
          : [];
      });
      if (members.length) found.fields[name] = Object.fromEntries(members);
    }
    ts.forEachChild(node, visit);
  };
  for (const file of files) visit(file);
  return { records: sorted(found.records), fields: sorted(found.fields) };
}

/** Their properties are decorated, or those that they inherit. */
const isOfFields = (node: ts.ClassDeclaration): boolean =>
  Boolean(node.heritageClauses) || node.members.some((member) => isDecorated(member));

const isEntity = (node: ts.ClassDeclaration): boolean =>
  ts.getDecorators(node)?.some(({ expression }) => expression.getText().startsWith('Entity(')) ?? false;

const isDecorated = (node: ts.Node): boolean =>
  ts.isPropertyDeclaration(node) && Boolean(ts.getDecorators(node)?.length);

const isField = ({ valueDeclaration }: ts.Symbol): boolean =>
  valueDeclaration !== undefined && isDecorated(valueDeclaration);
