import { BY_NAME, BY_OWNER, BY_PART } from './example-values';
import type { Schema } from './record-schemas';
import { capital, wordsIn } from './summaries';

/** A part of a schema as far as its example depends on it. */
interface DescribedSchema extends Schema {
  type?: string;
  format?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  minItems?: number;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

/**
 * A schema whose fields have examples, so that tools compose those of a body or an answer from them. What says it
 * already is left as it is: a constant, an enumeration, a flag, a reference.
 */
export function withExample(schema: DescribedSchema, name: string, owner: string): Schema {
  if (SELF_EXPLANATORY.some((key) => key in schema)) return schema;
  const example = exampleOf(schema, name, owner);
  if (example !== undefined) return { ...schema, example };
  const { properties, items, additionalProperties: others } = schema;
  return {
    ...schema,
    ...(properties && { properties: withExamples(properties, owner) }),
    ...(items && { items: withExample(items, name.replace(/s$/, ''), owner) }),
    ...(typeof others === 'object' && { additionalProperties: withExample(others, name, owner) }),
    ...Object.fromEntries(
      COMBINED.flatMap((key) =>
        schema[key] ? [[key, schema[key].map((one) => withExample(one, name, owner))]] : [],
      ),
    ),
  };
}

const SELF_EXPLANATORY = ['$ref', 'example', 'enum', 'default', 'const'];
const COMBINED = ['anyOf', 'oneOf', 'allOf'] as const;

/** The same for the fields of an object; `owner` is the name of the schema that they belong to. */
function withExamples(fields: Record<string, Schema>, owner: string): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, withExample(schema, name, owner)]),
  );
}

/** The example of a value that has no parts of its own, or whose name says it as a whole. */
function exampleOf(schema: DescribedSchema, name: string, owner: string): unknown {
  const { type, format, properties } = schema;
  if (name === 'translations') return translationOf(schema);
  if (properties || type === 'boolean' || format === 'binary') return undefined;
  const named = valuesOf(name, owner).find((value) => isOf(type, value));
  if (type === 'array') return named ?? tupleOf(schema, name, owner);
  if (type === 'object') return schema.additionalProperties === true ? named : undefined;
  if (type === 'string') return textOf(schema, name, named as string | undefined);
  if (type === 'number' || type === 'integer') return within(schema, (named as number | undefined) ?? 1);
  return undefined;
}

/** One language with a text for each field. */
function translationOf({ additionalProperties: texts }: DescribedSchema): unknown {
  const fields = typeof texts === 'object' ? (texts as DescribedSchema).properties : undefined;
  return (
    fields && { es: Object.fromEntries(Object.keys(fields).map((field) => [field, 'Texto en español'])) }
  );
}

function valuesOf(name: string, owner: string): readonly unknown[] {
  const own = BY_OWNER.find(([fits, values]) => name in values && fits.test(owner))?.[1][name];
  if (own !== undefined) return [own];
  return BY_NAME[name] ?? BY_PART.find(([part]) => part.test(name))?.[1] ?? [];
}

function isOf(type: string | undefined, value: unknown): boolean {
  if (type === 'integer') return Number.isInteger(value);
  if (Array.isArray(value)) return type === 'array';
  return typeof value === type;
}

/** A list that must have several items. */
function tupleOf({ items, minItems }: DescribedSchema, name: string, owner: string): unknown {
  const item = items && exampleOf(items, name, owner);
  return minItems && item !== undefined ? Array.from({ length: minItems }, () => item) : undefined;
}

const BY_FORMAT: Readonly<Record<string, string>> = {
  'date-time': '2026-01-31T12:00:00.000Z',
  date: '2026-01-31',
  email: 'mia@example.com',
  uri: 'https://shop.example.com/linen-shirt',
  password: 'correct horse battery',
};

/** A text of the name's, of the format's or, where neither is known, the name itself in words. */
function textOf(
  { format = '', maxLength }: Schema & { format?: string },
  name: string,
  named?: string,
): string {
  const text = BY_FORMAT[format] ?? named ?? capital(wordsIn(name || 'text').join(' '));
  return typeof maxLength === 'number' ? text.slice(0, maxLength) : text;
}

function within({ minimum, maximum }: Schema, value: number): number {
  return Math.min(Math.max(value, Number(minimum ?? value)), Number(maximum ?? value));
}
