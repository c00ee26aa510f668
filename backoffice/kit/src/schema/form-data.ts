import type { ResourceSchema } from '@stoa/contracts';

type Values = Record<string, unknown>;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

function writableNames(schema: ResourceSchema): string[] {
  const names = schema.fields.filter((field) => field.writable).map((field) => field.name);
  return schema.fields.some((field) => field.translated) ? [...names, 'translations'] : names;
}

/** Request body of a creation: the writable fields that were filled in; the API rejects unknown fields. */
export function creationOf(schema: ResourceSchema, values: Values): Values {
  const filled = writableNames(schema).filter((name) => values[name] !== undefined && values[name] !== null);
  return Object.fromEntries(filled.map((name) => [name, values[name]]));
}

/** Request body of an update: the changed fields, and the draft's base version (optimistic lock). */
export function changesOf(schema: ResourceSchema, values: Values, previous: Values | undefined): Values {
  const changed = writableNames(schema).filter(
    (name) => values[name] !== undefined && !same(values[name], previous?.[name]),
  );
  const changes = Object.fromEntries(changed.map((name) => [name, values[name]]));
  const version = values.version ?? previous?.version;
  return version === undefined ? changes : { ...changes, version };
}
