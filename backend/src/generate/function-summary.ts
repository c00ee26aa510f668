import ts from 'typescript';
import { type ClassIndex, implementationOf, isAbstract, isConstant } from './class-index';
import { type Value, valueOf } from './literal-values';
import type { Sources } from './sources';

type Class = ts.ClassLikeDeclaration;

/** A failure that a function makes; its status and code may be what it was given. */
export interface MadeFailure {
  status: Value;
  code: Value;
  place: ts.Node;
}

/** Another function, or a table of them, that a function mentions. */
export interface Mention {
  target: ts.Declaration | ts.Expression;
  /** The class that `this` is there. */
  self?: Class;
  /** Looked up by its name in the class of `this` or of the resource's store, or called on the same `this`. */
  dispatch?: 'this' | 'store' | 'super';
}

/** What one function does by itself, independent of its callers. */
export interface Summary {
  failures: MadeFailure[];
  mentions: Mention[];
  /** Stores of the declared resources that it names. */
  stores: Class[];
}

/** What can't be read out of the sources; reported with its place when it is reached. */
const UNKNOWN: Value = { values: [] };

/**
 * The database's own refusals of what is written (`asFailure`), by the method of TypeORM. What the kernel keeps for
 * itself, such as sessions and jobs, is written in ways that none of them stops.
 */
const RECORDS = /\/src\/(modules|kernel\/(resource|deletion|field))\//;
const REFUSED_WRITES: Readonly<Record<string, readonly string[]>> = {
  insert: ['duplicate', 'missing_reference'],
  update: ['duplicate', 'missing_reference'],
  save: ['duplicate', 'missing_reference'],
  upsert: ['missing_reference'],
  delete: ['in_use'],
  remove: ['in_use'],
};

/** Reads functions: which failures they make, and which functions they mention. */
export class Summaries {
  private readonly known = new Map<ts.Node, Summary>();
  private readonly files: ReadonlySet<ts.SourceFile>;

  constructor(
    private readonly sources: Sources,
    private readonly classes: ClassIndex,
  ) {
    this.files = new Set(sources.files);
  }

  summarize(target: ts.Node): Summary {
    const cached = this.known.get(target);
    if (cached) return cached;
    const summary: Summary = { failures: [], mentions: [], stores: [] };
    // Known before it is complete, for functions that call themselves.
    this.known.set(target, summary);
    for (const part of partsOf(target)) this.read(part, target, summary);
    return summary;
  }

  /** Whether a function serves whichever resource it is given. */
  takesResource(target: ts.Node): boolean {
    const { parameters = [] } = target as Partial<ts.SignatureDeclaration>;
    return parameters.some(({ type }) => /Resource(Definition|Store)\b/.test(type?.getText() ?? ''));
  }

  private read(node: ts.Node, around: ts.Node, summary: Summary): void {
    if (ts.isTypeNode(node) || ts.isClassLike(node) || ts.isDecorator(node)) return;
    if (ts.isNewExpression(node)) this.readMaking(node, around, summary);
    if (ts.isCallExpression(node)) this.readCall(node, around, summary);
    if (ts.isPropertyAccessExpression(node)) {
      this.readMember(node, summary);
      this.read(node.expression, around, summary);
      return;
    }
    if (ts.isIdentifier(node) && this.classes.names.has(node.text) && !isName(node))
      this.mention(node, summary);
    ts.forEachChild(node, (child) => this.read(child, around, summary));
  }

  /** `new Failure(409, 'cart_empty', …)`, or another object, whose constructor runs. */
  private readMaking(made: ts.NewExpression, around: ts.Node, summary: Summary): void {
    const declared = this.declarationOf(made.expression);
    if (!declared || !ts.isClassLike(declared)) return;
    if (declared.name?.text === 'Failure') this.addFailure(made.arguments ?? [], made, around, summary);
    else summary.mentions.push({ target: declared, self: declared });
  }

  private addFailure(
    [status, code]: readonly ts.Expression[],
    place: ts.Node,
    around: ts.Node,
    summary: Summary,
  ): void {
    if (!status || !code) return;
    const { checker } = this.sources;
    const read = (part: ts.Expression): Value => valueOf(part, around, checker) ?? UNKNOWN;
    summary.failures.push({ status: read(status), code: read(code), place });
  }

  /** What is given to a function that makes a failure of it, as `Failure.conflict(code, …)`. */
  private readCall(call: ts.CallExpression, around: ts.Node, summary: Summary): void {
    const declared = this.calledBy(call);
    if (!declared) return;
    for (const { status, code, place } of this.summarize(declared).failures) {
      if (!('parameter' in status) && !('parameter' in code)) continue;
      const argumentOf = (value: Value): Value => {
        if (!('parameter' in value)) return value;
        const argument = call.arguments[value.parameter];
        return (argument && valueOf(argument, around, this.sources.checker)) ?? UNKNOWN;
      };
      summary.failures.push({ status: argumentOf(status), code: argumentOf(code), place });
    }
  }

  /** The function that a call runs, where its name may be that of one which makes failures. */
  private calledBy({ expression }: ts.CallExpression): ts.Node | undefined {
    const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
    if (!ts.isIdentifier(name) || !this.classes.names.has(name.text)) return undefined;
    const declared = this.declarationOf(name);
    if (!declared || !this.isOwn(declared)) return undefined;
    if (ts.isVariableDeclaration(declared)) return isConstant(declared) ? declared.initializer : undefined;
    return ts.isFunctionDeclaration(declared) || ts.isMethodDeclaration(declared) ? declared : undefined;
  }

  private readMember({ expression, name }: ts.PropertyAccessExpression, summary: Summary): void {
    const refused = REFUSED_WRITES[name.text];
    if (!refused && !this.classes.names.has(name.text)) return;
    const written = name.getSourceFile().fileName;
    const symbol = this.sources.checker.getSymbolAtLocation(name);
    for (const declared of symbol?.declarations ?? []) {
      if (refused && declared.getSourceFile().fileName.includes('/typeorm/') && RECORDS.test(written))
        summary.failures.push({ status: { values: ['409'] }, code: { values: refused }, place: name });
      if (!this.isOwn(declared)) continue;
      if (expression.kind === ts.SyntaxKind.ThisKeyword) this.add(declared, { dispatch: 'this' }, summary);
      else if (expression.kind === ts.SyntaxKind.SuperKeyword)
        this.add(declared, { dispatch: 'super' }, summary);
      else this.add(declared, this.receiver(expression, declared), summary);
    }
  }

  /** The class of an object; of a union's, the class that declares the member. */
  private receiver(
    expression: ts.Expression,
    { parent }: ts.Declaration,
  ): Pick<Mention, 'self' | 'dispatch'> {
    const type = this.sources.checker.getTypeAtLocation(expression);
    const self = type.isUnion() ? parent : type.getSymbol()?.valueDeclaration;
    if (!self || !ts.isClassLike(self)) return {};
    return self.name?.text === 'ResourceStore' ? { dispatch: 'store' } : { self };
  }

  private mention(name: ts.Identifier, summary: Summary): void {
    const declared = this.declarationOf(name);
    if (!declared || !this.isOwn(declared)) return;
    const stores = ts.isVariableDeclaration(declared) ? this.storesOf(declared) : [];
    if (stores.length > 0) summary.stores.push(...stores);
    else if (!ts.isClassLike(declared)) this.add(declared, {}, summary);
  }

  private add(declared: ts.Declaration, how: Omit<Mention, 'target'>, { mentions }: Summary): void {
    const isDeclaredOnly =
      ts.isMethodSignature(declared) || ts.isPropertySignature(declared) || isAbstract(declared);
    const targets = isDeclaredOnly ? this.classes.implementations(declared) : [declared];
    for (const target of targets) {
      if (ts.isVariableDeclaration(target) && !isConstant(target)) continue;
      if (!partsOf(target).length) continue;
      const self = isDeclaredOnly && ts.isClassLike(target.parent) ? target.parent : undefined;
      mentions.push({ target, ...how, ...(self && how.dispatch !== 'this' && { self }) });
    }
  }

  /** The stores of a declared resource, as a constant that `defineResource` made or that holds such a one. */
  private storesOf({ initializer }: ts.VariableDeclaration, depth = 2): Class[] {
    if (!initializer || depth === 0) return [];
    const stores: Class[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && node.expression.getText() === 'defineResource')
        stores.push(...this.storeIn(node));
      ts.forEachChild(node, visit);
    };
    visit(initializer);
    return stores;
  }

  private storeIn({ arguments: [, statement] }: ts.CallExpression): Class[] {
    const stated = statement && this.sources.checker.getTypeAtLocation(statement);
    const store = stated?.getProperty('store');
    const [made] =
      store && statement
        ? this.sources.checker.getTypeOfSymbolAtLocation(store, statement).getConstructSignatures()
        : [];
    const declared = made?.getReturnType().symbol.valueDeclaration;
    if (declared && ts.isClassLike(declared)) return [declared];
    return this.classes.named(stated?.getProperty('process') ? 'StatefulStore' : 'ResourceStore');
  }

  private declarationOf(name: ts.Node): ts.Declaration | undefined {
    const { checker } = this.sources;
    const symbol =
      ts.isIdentifier(name) && ts.isShorthandPropertyAssignment(name.parent)
        ? checker.getShorthandAssignmentValueSymbol(name.parent)
        : checker.getSymbolAtLocation(name);
    if (!symbol) return undefined;
    const meant = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return implementationOf(meant);
  }

  private isOwn(declared: ts.Declaration): boolean {
    return this.files.has(declared.getSourceFile());
  }
}

/** What runs when a function is called, a constant is used or an object is made. */
function partsOf(target: ts.Node): readonly ts.Node[] {
  if (ts.isClassLike(target))
    return target.members.filter((one) => ts.isConstructorDeclaration(one) || ts.isPropertyDeclaration(one));
  if (ts.isExpression(target)) return [target];
  const { body, initializer } = target as Partial<ts.FunctionLikeDeclaration & ts.VariableDeclaration>;
  const part = ts.isParameter(target) ? undefined : (body ?? initializer);
  return part ? [part] : [];
}

/** Whether an identifier only names what is declared or assigned there. */
function isName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isShorthandPropertyAssignment(parent)) return false;
  return (parent as Partial<ts.NamedDeclaration>).name === node;
}
