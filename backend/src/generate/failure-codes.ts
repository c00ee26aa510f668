import ts from 'typescript';
import { ClassIndex } from './class-index';
import { controllerMethods } from './controller-methods';
import { type Mention, Summaries, type Summary } from './function-summary';
import { literalValues } from './literal-values';
import { type Sources, sorted } from './sources';

/** Maps what no call foresees; every call may answer so, and none states it. */
const MAPS_ANY_ERROR = 'asFailure';

type Class = ts.ClassLikeDeclaration;

/** Codes of failures by status. */
export type FailureCodes = Record<string, string[]>;

/** A function, seen with the class of its `this` and the store of the resource that it serves. */
interface VisitedFunction {
  target: ts.Node;
  self?: Class;
  store?: Class;
}

/** Who is told of changes, within their transaction. */
interface ChangeSubscriber {
  followed: readonly string[];
  target: ts.Expression;
  self?: Class;
}

/** Follows what functions mention, and gathers the failures that are made on the way. */
export class FailureWalk {
  private readonly classes: ClassIndex;
  private readonly summaries: Summaries;
  private followers?: ChangeSubscriber[];
  private readonly ids = new Map<ts.Node | undefined, number>();

  constructor(private readonly sources: Sources) {
    this.classes = new ClassIndex(sources);
    this.summaries = new Summaries(sources, this.classes);
  }

  /** The failures of each documented method of the controllers, by `Controller.method`. */
  ofControllers(): Record<string, FailureCodes> {
    const codes: Record<string, FailureCodes> = {};
    for (const [name, target] of controllerMethods(this.sources))
      codes[name] = this.from({ target, self: target.parent as Class }, codes[name]);
    return codes;
  }

  /** The failures of a class's method; `store` is the class that keeps the resource which the method serves. */
  ofMethod(name: string, method: string, store?: string): FailureCodes {
    const stores = store === undefined ? [undefined] : this.classes.named(store);
    let codes: FailureCodes = {};
    for (const self of this.classes.named(name))
      for (const one of stores) {
        const target = this.classes.member(self, method);
        if (target) codes = this.from({ target, self, store: one }, codes);
      }
    return codes;
  }

  /** The failures of those who follow changes of a declared resource in the transaction that makes them. */
  ofFollowers(path: string): FailureCodes {
    this.followers ??= this.readFollowers();
    let codes: FailureCodes = {};
    for (const { followed, target, self } of this.followers)
      if (followed.includes(path)) codes = this.from({ target, self }, codes);
    return codes;
  }

  /** `this.changes.subscribe(['currencies'], async (change) => …)` */
  private readFollowers(): ChangeSubscriber[] {
    const followers: ChangeSubscriber[] = [];
    const visit = (node: ts.Node, self?: Class): void => {
      if (ts.isCallExpression(node) && /\bchanges\.subscribe$/.test(node.expression.getText())) {
        const [names, ...listeners] = node.arguments;
        const followed =
          names && ts.isArrayLiteralExpression(names)
            ? names.elements.flatMap((name) => literalValues(name, this.sources.checker) ?? [])
            : [];
        followers.push(...listeners.map((target) => ({ followed, target, self })));
      }
      ts.forEachChild(node, (child) => visit(child, ts.isClassLike(node) ? node : self));
    };
    for (const file of this.sources.files) visit(file);
    return followers;
  }

  private from(root: VisitedFunction, before: FailureCodes = {}): FailureCodes {
    const codes = new Map(Object.entries(before).map(([status, some]) => [status, new Set(some)]));
    const seen = new Set<string>();
    const waiting = [root];
    for (let visit = waiting.pop(); visit; visit = waiting.pop()) {
      const key = this.keyOf(visit);
      if (seen.has(key)) continue;
      seen.add(key);
      const summary = this.summaries.summarize(visit.target);
      collect(summary, codes);
      for (const mention of summary.mentions) waiting.push(...this.visitsOf(mention, summary, visit));
    }
    return sorted(Object.fromEntries([...codes].map(([status, some]) => [status, [...some].sort()])));
  }

  private visitsOf(
    { target, self, dispatch }: Mention,
    { stores }: Summary,
    from: VisitedFunction,
  ): VisitedFunction[] {
    const served = stores.length > 0 ? stores : [from.store];
    const name = (target as ts.NamedDeclaration).name?.getText() ?? '';
    if (name === MAPS_ANY_ERROR) return [];
    if (dispatch === 'store')
      return served.map((store) => this.memberOf(store ?? this.anyStore, name, target, store));
    const classes = this.summaries.takesResource(target) ? served : [undefined];
    if (dispatch === 'this')
      return classes.map((store) =>
        from.self ? this.memberOf(from.self, name, target, store) : { target, store },
      );
    return classes.map((store) => ({ target, self: dispatch === 'super' ? from.self : self, store }));
  }

  private memberOf(
    self: Class | undefined,
    name: string,
    otherwise: ts.Node,
    store?: Class,
  ): VisitedFunction {
    return { target: (self && this.classes.member(self, name)) ?? otherwise, self, store };
  }

  private get anyStore(): Class | undefined {
    return this.classes.named('ResourceStore')[0];
  }

  private keyOf({ target, self, store }: VisitedFunction): string {
    return [target, self, store].map((node) => this.idOf(node)).join();
  }

  private idOf(node: ts.Node | undefined): number {
    const id = this.ids.get(node) ?? this.ids.size;
    this.ids.set(node, id);
    return id;
  }
}

function collect({ failures }: Summary, codes: Map<string, Set<string>>): void {
  for (const { status, code, place } of failures) {
    // The values of parameters are those of the call.
    if ('parameter' in status || 'parameter' in code) continue;
    if (status.values.length * code.values.length === 0) throw new Error(`No code is known at ${at(place)}`);
    for (const one of status.values) {
      const some = codes.get(one) ?? new Set<string>();
      for (const value of code.values) some.add(value);
      codes.set(one, some);
    }
  }
}

function at(place: ts.Node): string {
  const file = place.getSourceFile();
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(place.getStart()).line + 1}`;
}
