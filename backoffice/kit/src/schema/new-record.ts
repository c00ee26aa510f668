import type { ResourceSchema } from '@stoa/contracts';

/** The server's defaults of omitted fields, prefilled in the form of a new record. */
export function newRecord(schema: ResourceSchema): Record<string, unknown> {
  const preset = schema.fields.filter((field) => field.writable && field.default !== undefined);
  return Object.fromEntries(preset.map((field) => [field.name, field.default]));
}
