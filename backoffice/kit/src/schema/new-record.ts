import type { ResourceSchema } from '@stoa/contracts';

/** What the server takes for fields left out, shown in the form of a new record from the start. */
export function newRecord(schema: ResourceSchema): Record<string, unknown> {
  const known = schema.fields.filter((field) => field.writable && field.default !== undefined);
  return Object.fromEntries(known.map((field) => [field.name, field.default]));
}
