import ts from 'typescript';

/** What an expression can be: known values, or whatever a parameter of the function around it is. */
export type Value = { values: readonly string[] } | { parameter: number };

/** The texts or numbers that an expression can be by its type; undefined where that says no more than `string`. */
export function literalValues(
  expression: ts.Expression,
  checker: ts.TypeChecker,
): readonly string[] | undefined {
  if (ts.isTemplateExpression(expression)) return templateValues(expression, checker);
  const type = checker.getTypeAtLocation(expression);
  const bound = checker.getBaseConstraintOfType(type) ?? type;
  const parts = bound.isUnion() ? bound.types : [bound];
  const values = parts.flatMap((part) =>
    part.isStringLiteral() || part.isNumberLiteral() ? [String(part.value)] : [],
  );
  return values.length === parts.length ? values : undefined;
}

function templateValues({ head, templateSpans }: ts.TemplateExpression, checker: ts.TypeChecker) {
  return templateSpans.reduce<readonly string[] | undefined>(
    (texts, { expression, literal }) => {
      const values = literalValues(expression, checker);
      return values && texts?.flatMap((text) => values.map((value) => text + value + literal.text));
    },
    [head.text],
  );
}

/** What is given for a status or a code: its values, or the parameter that hands it on. */
export function valueOf(
  expression: ts.Expression,
  around: ts.Node,
  checker: ts.TypeChecker,
): Value | undefined {
  const values = literalValues(expression, checker);
  if (values) return { values };
  const declared = checker.getSymbolAtLocation(expression)?.valueDeclaration;
  if (!declared || !ts.isParameter(declared) || declared.parent !== around) return undefined;
  return { parameter: declared.parent.parameters.indexOf(declared) };
}
