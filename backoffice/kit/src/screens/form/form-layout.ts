import type { FieldSchema, ResourceSchema } from '@stoa/contracts';

export interface FormLayout {
  /** Texts that exist once per language. */
  translated: FieldSchema[];
  main: FieldSchema[];
  /** Switches, states and pictures: what decides how a record is shown rather than what it says. */
  side: FieldSchema[];
}

const ASIDE = new Set(['flag', 'media']);
const ASIDE_NAMES = new Set(['status', 'store_status', 'sort', 'is_default']);

/** Sorts the writable fields of a form into its areas. */
export function formLayout(
  schema: ResourceSchema,
  names?: readonly string[],
  hidden: readonly string[] = [],
): FormLayout {
  const fields = schema.fields.filter(
    ({ name, writable }) => writable && !hidden.includes(name) && (!names || names.includes(name)),
  );
  const isSide = (field: FieldSchema) => ASIDE.has(field.kind) || ASIDE_NAMES.has(field.name);
  return {
    translated: fields.filter((field) => field.translated),
    main: fields.filter((field) => !field.translated && !isSide(field)),
    side: fields.filter((field) => !field.translated && isSide(field)),
  };
}
