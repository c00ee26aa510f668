import ts from 'typescript';
import type { Sources } from './sources';

type Class = ts.ClassLikeDeclaration;

/** The classes of the sources: by name, with their members, and who implements what. */
export class ClassIndex {
  /** Names under which functions, or tables of functions, can be reached; whatever else is called can't fail on purpose. */
  readonly names = new Set<string>();
  private readonly classes: Class[] = [];
  private subclasses?: Map<ts.Symbol, Class[]>;

  constructor(private readonly sources: Sources) {
    const visit = (node: ts.Node): void => {
      if (ts.isClassLike(node)) this.classes.push(node);
      const { name } = node as Partial<ts.NamedDeclaration>;
      if (name && isCallable(node)) this.names.add(name.getText());
      ts.forEachChild(node, visit);
    };
    for (const file of sources.files) visit(file);
  }

  named(name: string): Class[] {
    return this.classes.filter((one) => one.name?.text === name);
  }

  /** A member as a class has it, by itself or from above. */
  member(of: Class, name: string): ts.Declaration | undefined {
    const symbol = this.sources.checker.getTypeAtLocation(of).getProperty(name);
    return symbol && implementationOf(symbol);
  }

  /** The members that stand for one which is only declared: in an interface, or abstract in a class. */
  implementations(declared: ts.Declaration): ts.Declaration[] {
    const { name } = declared as ts.NamedDeclaration;
    if (!name || (!ts.isClassLike(declared.parent) && !ts.isInterfaceDeclaration(declared.parent))) return [];
    const owner = this.sources.checker.getTypeAtLocation(declared.parent).symbol;
    return this.subclassesOf(owner).flatMap((subclass) =>
      subclass.members.filter((member) => member.name?.getText() === name.getText() && !isAbstract(member)),
    );
  }

  /** The classes that extend or implement a type, also by others between. */
  private subclassesOf(owner: ts.Symbol): Class[] {
    this.subclasses ??= this.directSubclasses();
    const direct = this.subclasses.get(owner) ?? [];
    const { checker } = this.sources;
    return [
      ...direct,
      ...direct.flatMap((subclass) => this.subclassesOf(checker.getTypeAtLocation(subclass).symbol)),
    ];
  }

  private directSubclasses(): Map<ts.Symbol, Class[]> {
    const subclasses = new Map<ts.Symbol, Class[]>();
    for (const subclass of this.classes)
      for (const parent of (subclass.heritageClauses ?? []).flatMap(({ types }) => [...types])) {
        const { symbol } = this.sources.checker.getTypeAtLocation(parent) as Partial<ts.Type>;
        if (symbol) subclasses.set(symbol, [...(subclasses.get(symbol) ?? []), subclass]);
      }
    return subclasses;
  }
}

/** Whether a name refers to something that can run, or that contains it. */
function isCallable(node: ts.Node): boolean {
  if (ts.isVariableDeclaration(node)) return isConstant(node);
  if (ts.isPropertyDeclaration(node)) return Boolean(node.initializer) || isAbstract(node);
  if (ts.isPropertySignature(node)) return Boolean(node.type && ts.isFunctionTypeNode(node.type));
  if (ts.isPropertyAssignment(node)) return ts.isFunctionLike(node.initializer);
  return CALLABLE.some((is) => is(node));
}

const CALLABLE = [
  ts.isClassLike,
  ts.isMethodDeclaration,
  ts.isMethodSignature,
  ts.isFunctionDeclaration,
  ts.isGetAccessorDeclaration,
];

/** Where a symbol is written out; an overloaded function's first declarations only describe it. */
export function implementationOf({ declarations, valueDeclaration }: ts.Symbol): ts.Declaration | undefined {
  const hasBody = (one: ts.Declaration): boolean => 'body' in one && one.body !== undefined;
  return declarations?.find(hasBody) ?? valueDeclaration;
}

/** A constant of its file: what a function holds for itself is read where that stands. */
export function isConstant(declared: ts.VariableDeclaration): boolean {
  const statement = declared.parent.parent;
  return ts.isVariableStatement(statement) && ts.isSourceFile(statement.parent);
}

/** Whether a member has no body, because those of other classes stand for it. */
export function isAbstract(member: ts.Declaration): boolean {
  return Boolean(ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Abstract);
}
