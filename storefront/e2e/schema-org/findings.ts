import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REQUIRED } from './rich-results';

interface SchemaOrg {
  types: Record<string, { parents: string[]; properties: Record<string, string[]> }>;
  enumerations: Record<string, string[]>;
}

type Thing = Record<string, unknown>;

const { types, enumerations } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'vocabulary.json'), 'utf8'),
) as SchemaOrg;

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null;

/** A type with all that it is a kind of. */
function kindsOf(type: string): string[] {
  return [type, ...(types[type]?.parents ?? []).flatMap(kindsOf)];
}

/** What a property of a type may hold; undefined where the type has no such property. */
function rangeOf(type: string, property: string): string[] | undefined {
  // Actions name what they want of a person: https://schema.org/docs/actions.html
  if (/-input$/.test(property) && kindsOf(type).includes('Action')) return ['Text'];
  const own = kindsOf(type).map((kind) => types[kind]?.properties[property]);
  return own.find((range) => range !== undefined);
}

const matches = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value);

const DATA: Record<string, (value: unknown) => boolean> = {
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  URL: matches(/^https?:\/\/\S+$/),
  Number: (value) => value !== '' && typeof value !== 'boolean' && Number.isFinite(Number(value)),
  Integer: (value) => Number.isInteger(value),
  Boolean: (value) => typeof value === 'boolean',
  Date: matches(/^\d{4}-\d\d-\d\d$/),
  DateTime: matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/),
  Time: matches(/^\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)?$/),
};

function fits(value: unknown, range: string): boolean {
  if (isThing(value)) {
    const { '@type': type, ...rest } = value;
    if (type === undefined) return Object.keys(rest).join() === '@id' && range === 'IdReference';
    return kindsOf(String(type)).includes(range);
  }
  const members = enumerations[range];
  if (members && range !== 'Boolean') return members.some((one) => value === `https://schema.org/${one}`);
  return DATA[range]?.(value) ?? false;
}

/** An address within the shop means nothing to whoever reads the data elsewhere. */
const isRelative = (value: unknown, range: readonly string[]): boolean =>
  range.includes('URL') && typeof value === 'string' && /^\.{0,2}\//.test(value);

function findingsInValue(value: unknown, range: readonly string[], place: string): string[] {
  const shown = JSON.stringify(value).slice(0, 80);
  if (!range.some((one) => fits(value, one))) return [`${place}: ${shown} is no ${range.join(', ')}`];
  if (isRelative(value, range)) return [`${place}: ${shown} is no absolute address`];
  return isThing(value) ? findingsIn(value, `${place} → `) : [];
}

/** A variant has what its group says of all of them. */
function missingIn(kind: string, properties: Thing, path: string): string[] {
  const isVariant = /hasVariant → $/.test(path);
  const wanted = isVariant ? ['name', 'sku', 'offers', 'url'] : (REQUIRED[kind] ?? []);
  return wanted
    .filter((names) => !names.split('|').some((name) => properties[name] !== undefined))
    .map((names) => `${path}${kind} has no ${names}`);
}

/** What in structured data schema.org does not know, or search engines miss: an empty list for good data. */
export function findingsIn(thing: Thing, path = ''): string[] {
  const { '@context': _context, '@id': _id, '@type': type, ...properties } = thing;
  // A reference to what another thing tells.
  if (type === undefined) return [];
  const kind = String(type);
  if (!types[kind]) return [`${path}${kind}: no type of the extract`];
  const wrong = Object.entries(properties).flatMap(([property, value]) => {
    const place = `${path}${kind}.${property}`;
    const range = rangeOf(kind, property);
    if (!range) return [`${place}: no property of ${kind}`];
    const values: unknown[] = Array.isArray(value) ? value : [value];
    if (values.length === 0) return [`${place}: is empty`];
    return values.flatMap((one) => findingsInValue(one, range, place));
  });
  return [...wrong, ...missingIn(kind, properties, path)];
}
