import { definedResources, writableFields, type ResourceDefinition } from '../../kernel/resource';
import type { Audience } from '@stoa/contracts';
import { describeField } from './field-descriptions';
import { FIELDS } from './generated/descriptions';
import { meaningOfName } from './property-meanings';
import type { Schema } from './record-schemas';

type Properties = Record<string, Schema>;

/** The descriptions that the fields of a declared resource's inputs have, by component and property. */
export function inputDescriptions(): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const inputs = definedResources().flatMap((definition) =>
    (Object.keys(definition.audiences) as Audience[]).map((audience) => [definition, audience] as const),
  );
  return Object.fromEntries(
    inputs.flatMap(([definition, audience]) => {
      const fields = writtenFields(definition, audience);
      return ['create', 'update'].map((action) => [`${definition.entity.name}${audience}${action}`, fields]);
    }),
  );
}

function writtenFields(definition: ResourceDefinition, audience: Audience): Record<string, string> {
  return Object.fromEntries(
    writableFields(definition, audience).map((field) => [
      field.name,
      describeField(definition, field, 'input'),
    ]),
  );
}

/** A schema whose properties are described: by the declaration or the source that it is made of, else by their names. */
export function withDescriptions(schema: Schema, known: Readonly<Record<string, string>> = {}): Schema {
  const { properties, items, additionalProperties: others } = schema;
  const parts = Object.fromEntries(
    COMBINED.flatMap((key) =>
      Array.isArray(schema[key])
        ? [[key, (schema[key] as Schema[]).map((one) => withDescriptions(one))]]
        : [],
    ),
  );
  return {
    ...schema,
    ...parts,
    ...(isSchema(properties) && { properties: describedProperties(properties as Properties, known) }),
    ...(isSchema(items) && { items: withDescriptions(items) }),
    ...(isSchema(others) && { additionalProperties: withDescriptions(others) }),
  };
}

/** What the source of an input says about its fields. */
export const inputComments = (name: string): Readonly<Record<string, string>> => FIELDS[name] ?? {};

const COMBINED = ['anyOf', 'oneOf', 'allOf'] as const;

const isSchema = (part: unknown): part is Schema => typeof part === 'object' && part !== null;

function describedProperties(properties: Properties, known: Readonly<Record<string, string>>): Properties {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, described(name, schema, properties, known)]),
  );
}

function described(
  name: string,
  schema: Schema,
  siblings: Properties,
  known: Readonly<Record<string, string>>,
): Schema {
  const own = known[name] || schema.description || meaningAmong(name, schema, siblings);
  const whole = withDescriptions(schema);
  if (!own) return whole;
  return whole.$ref ? { allOf: [whole], description: own } : { ...whole, description: own };
}

const AMOUNT =
  /(^|_)(price|amount|subtotal|total|fee|fees|discount|tax|spend|cost|earnings?|balance|revenue|shipping|refunded|paid|available|pending|held)$/;

/** By its name; an amount stands beside its currency. */
function meaningAmong(
  name: string,
  { type, format, enum: values, $ref }: Schema,
  siblings: Properties,
): string {
  if ($ref) return '';
  const isNumber = type === 'integer' || type === 'number';
  if (isNumber && AMOUNT.test(name) && 'currency' in siblings) return 'Amount in minor units of `currency`';
  // A state is explained by its values, a total beside no currency is a count.
  if (values) return '';
  return meaningOfName(name, String(format ?? type ?? ''));
}
