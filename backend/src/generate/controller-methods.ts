import ts from 'typescript';
import type { Sources } from './sources';

const VERBS = new Set(['Get', 'Post', 'Put', 'Patch', 'Delete']);

/** The documented methods of all controllers, as `Controller.method`; their classes may stand inside functions. */
export function controllerMethods({ files }: Sources): [name: string, method: ts.MethodDeclaration][] {
  return files.flatMap((file) => {
    const methods: [string, ts.MethodDeclaration][] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isClassDeclaration(node) && isDocumented(decoratorsOf(node)))
        for (const method of node.members.filter(ts.isMethodDeclaration))
          if (decoratorsOf(method).some((name) => VERBS.has(name)))
            methods.push([`${node.name?.text}.${method.name.getText(file)}`, method]);
      ts.forEachChild(node, visit);
    };
    visit(file);
    return methods;
  });
}

/** The methods that exist only while several vendors sell here: they or their controllers say `@Marketplace()`. */
export function marketplaceMethods(sources: Sources): string[] {
  return controllerMethods(sources).flatMap(([name, method]) =>
    [method, method.parent as ts.ClassDeclaration].some((node) =>
      ts.getDecorators(node)?.some(({ expression }) => expression.getText() === 'Marketplace()'),
    )
      ? [name]
      : [],
  );
}

const isDocumented = (decorators: readonly string[]): boolean =>
  decorators.includes('Controller') && !decorators.includes('ApiExcludeController');

function decoratorsOf(node: ts.HasDecorators): string[] {
  return (ts.getDecorators(node) ?? []).flatMap(({ expression }) =>
    ts.isCallExpression(expression) ? [expression.expression.getText()] : [],
  );
}
