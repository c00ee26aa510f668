import type { ResourceSchema } from '@stoa/contracts';

type Values = Record<string, unknown>;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

function writableNames(schema: ResourceSchema): string[] {
  const names = schema.fields.filter((field) => field.writable).map((field) => field.name);
  return schema.fields.some((field) => field.translated) ? [...names, 'translations'] : names;
}

/** What a create call carries: the writable fields that were filled in; an unknown field would be refused. */
export function creationOf(schema: ResourceSchema, values: Values): Values {
  const filled = writableNames(schema).filter((name) => values[name] !== undefined && values[name] !== null);
  return Object.fromEntries(filled.map((name) => [name, values[name]]));
}

/** What an update call carries: writable fields that changed, and the version that the draft began with, against lost updates. */
export function changesOf(schema: ResourceSchema, values: Values, previous: Values | undefined): Values {
  const changed = writableNames(schema).filter(
    (name) => values[name] !== undefined && !same(values[name], previous?.[name]),
  );
  const changes = Object.fromEntries(changed.map((name) => [name, values[name]]));
  const version = values.version ?? previous?.version;
  return version === undefined ? changes : { ...changes, version };
}
