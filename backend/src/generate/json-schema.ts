import ts from 'typescript';
import type { Schema } from '../start/openapi/record-schemas';

const REFERENCE = '#/components/schemas/';

/** Converts TypeScript types to OpenAPI schemas of their JSON; named object types become components. */
export class JsonSchemas {
  readonly components: Record<string, Schema> = {};
  private readonly names = new Map<ts.Type, string>();

  constructor(private readonly checker: ts.TypeChecker) {}

  /** The schema of a type's JSON. */
  convert(type: ts.Type): Schema {
    const parts = type.isUnion() ? type.types : [type];
    const isNullable = parts.some(({ flags }) => flags & ts.TypeFlags.Null);
    const values = parts.filter(({ flags }) => !(flags & EMPTY));
    if (!isNullable) return this.union(type, values);
    return this.nullable(values.length ? this.union(this.checker.getNonNullableType(type), values) : {});
  }

  /** OpenAPI 3.0 requires a type with `nullable`, and null among the values of an enum. */
  private nullable({ enum: values, ...schema }: Schema): Schema {
    if (Array.isArray(values)) return { ...schema, nullable: true, enum: [...(values as unknown[]), null] };
    if (this.isMixed(schema)) return { anyOf: [schema, NULL] };
    if (schema.$ref) return { type: 'object', nullable: true, allOf: [schema] };
    return { type: 'object', ...schema, nullable: true };
  }

  /** Whether its values are not all objects, so that they have no type in common. */
  private isMixed(schema: Schema): boolean {
    const { anyOf } = (typeof schema.$ref === 'string' ? this.referenced(schema.$ref) : schema) ?? {};
    return Array.isArray(anyOf) && (anyOf as Schema[]).some(({ type, $ref }) => !$ref && type !== 'object');
  }

  private referenced(reference: string): Schema | undefined {
    return this.components[reference.slice(REFERENCE.length)];
  }

  private union(type: ts.Type, parts: readonly ts.Type[]): Schema {
    const [only] = parts;
    if (only && parts.length === 1) return this.one(only);
    const literals = parts.filter((part) => part.isStringLiteral() || part.isNumberLiteral());
    if (parts.length && literals.length === parts.length)
      return {
        type: literals[0]?.isStringLiteral() ? 'string' : 'number',
        enum: literals.map(({ value }) => value).sort(),
      };
    if (parts.every(({ flags }) => flags & ts.TypeFlags.BooleanLike)) return { type: 'boolean' };
    if (type.aliasSymbol && !type.aliasTypeArguments?.length)
      return this.named(type, type.aliasSymbol, () => this.alternatives(parts));
    return this.alternatives(parts);
  }

  /** One schema per kind of value; `true | false` and literals of one type are merged. */
  private alternatives(parts: readonly ts.Type[]): Schema {
    const rest = parts.filter(({ flags }) => !(flags & ts.TypeFlags.BooleanLiteral));
    const literals = rest.filter((part) => part.isStringLiteral());
    const schemas = rest
      .filter((part) => !literals.includes(part as ts.StringLiteralType))
      .map((part) => this.one(part));
    if (literals.length) schemas.push({ type: 'string', enum: literals.map(({ value }) => value).sort() });
    if (rest.length < parts.length) schemas.push({ type: 'boolean' });
    return { anyOf: schemas };
  }

  private one(type: ts.Type): Schema {
    const { flags } = type;
    if (type.isStringLiteral()) return { type: 'string', enum: [type.value] };
    if (type.isNumberLiteral()) return { type: 'number', enum: [type.value] };
    if (flags & ts.TypeFlags.BooleanLiteral)
      return { type: 'boolean', enum: [this.checker.typeToString(type) === 'true'] };
    if (flags & ts.TypeFlags.StringLike) return { type: 'string' };
    if (flags & ts.TypeFlags.NumberLike) return { type: 'number' };
    if (flags & ts.TypeFlags.TypeParameter)
      return this.convert(this.checker.getBaseConstraintOfType(type) ?? type);
    if (flags & ts.TypeFlags.NonPrimitive) return { type: 'object' };
    if (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return this.object(type);
    return {};
  }

  private object(type: ts.Type): Schema {
    if (type.aliasSymbol?.name === 'RecordOf')
      return { 'x-record': type.aliasTypeArguments?.[0]?.symbol.name };
    if (this.checker.isArrayType(type) || this.checker.isTupleType(type)) return this.array(type);
    const json = type.getProperty('toJSON');
    if (json) return type.symbol.name === 'Date' ? MOMENT : this.convert(this.returned(json));
    const symbol = type.aliasSymbol ?? (NAMELESS.test(type.symbol?.name ?? '__') ? undefined : type.symbol);
    const isNamed = symbol && !this.isForeign(symbol);
    return isNamed ? this.named(type, symbol, () => this.members(type)) : this.members(type);
  }

  private array(type: ts.Type): Schema {
    const items = this.checker.getTypeArguments(type as ts.TypeReference);
    if (this.checker.isArrayType(type))
      return { type: 'array', items: items[0] ? this.convert(items[0]) : {} };
    const { minLength = 0 } = (type as ts.TupleTypeReference).target;
    const schemas = [
      ...new Map(items.map((item) => [this.checker.typeToString(item), this.convert(item)])).values(),
    ];
    return {
      type: 'array',
      items: schemas.length === 1 ? schemas[0] : { anyOf: schemas },
      minItems: minLength,
      maxItems: items.length,
    };
  }

  private members(type: ts.Type): Schema {
    const shown = this.checker
      .getPropertiesOfType(type)
      .filter(({ name }) => !name.startsWith('__@'))
      .map((member) => [member, this.checker.getTypeOfSymbol(member)] as const)
      .filter(([, member]) => !member.getCallSignatures().length);
    const required = shown.flatMap(([{ name, flags }, member]) =>
      flags & ts.SymbolFlags.Optional || isUndefinable(member) ? [] : [name],
    );
    const others = this.checker.getIndexInfoOfType(type, ts.IndexKind.String);
    return {
      type: 'object',
      ...(shown.length && {
        properties: Object.fromEntries(
          shown.map(([symbol, member]) => [symbol.name, this.described(symbol, member)]),
        ),
      }),
      ...(required.length && { required }),
      ...(others && { additionalProperties: this.convert(others.type) }),
    };
  }

  private described(symbol: ts.Symbol, type: ts.Type): Schema {
    const schema = this.convert(type);
    const description = commentOf(symbol, this.checker);
    if (!description) return schema;
    return schema.$ref ? { allOf: [schema], description } : { ...schema, description };
  }

  private named(type: ts.Type, symbol: ts.Symbol, write: () => Schema): Schema {
    const typeName = this.names.get(type);
    if (typeName) return { $ref: REFERENCE + typeName };
    const name = this.nameOf(type, symbol);
    this.names.set(type, name);
    const description = commentOf(symbol, this.checker);
    // Reserved before its members are described, for recursive types.
    this.components[name] = {};
    this.components[name] = { ...write(), ...(description && { description }) };
    return { $ref: REFERENCE + name };
  }

  /** `Success<Cart>` → `Success_Cart`; a name used by another type gets its file's name as suffix. */
  private nameOf(type: ts.Type, symbol: ts.Symbol): string {
    const typeArguments = type.aliasSymbol
      ? type.aliasTypeArguments
      : this.checker.getTypeArguments(type as ts.TypeReference);
    const parts = [
      symbol.name,
      ...(typeArguments ?? []).map((argument) => this.checker.typeToString(argument)),
    ];
    const name = parts.join('_').replace(/\W+/g, '_').replace(/_+$/, '');
    if (!(name in this.components)) return name;
    const file = symbol.declarations?.[0]?.getSourceFile().fileName.split('/').at(-1) ?? '';
    return `${name}_${file.replace(/\.ts$/, '').replace(/\W+/g, '_')}`;
  }

  private returned(method: ts.Symbol): ts.Type {
    const [signature] = this.checker.getTypeOfSymbol(method).getCallSignatures();
    return signature ? signature.getReturnType() : this.checker.getAnyType();
  }

  private isForeign({ declarations = [] }: ts.Symbol): boolean {
    return declarations.some((one) => one.getSourceFile().fileName.includes('/node_modules/'));
  }
}

const EMPTY = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Void;
const NAMELESS = /^__/;
const MOMENT: Schema = { type: 'string', format: 'date-time' };

const isUndefinable = (type: ts.Type): boolean =>
  Boolean(type.flags & ts.TypeFlags.Any) ||
  (type.isUnion() && type.types.some(({ flags }) => flags & ts.TypeFlags.Undefined));

const NULL: Schema = { type: 'object', nullable: true, enum: [null] };

const commentOf = (symbol: ts.Symbol, checker: ts.TypeChecker): string =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, ' ');
