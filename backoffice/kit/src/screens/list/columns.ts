import type { FieldSchema, ResourceSchema } from '@stoa/contracts';

const TOO_LONG = new Set(['longtext', 'richtext', 'json', 'refmany']);
const AT_FIRST = 6;

/** Resources whose default record has an effect; elsewhere its column is hidden by default. */
const DEFAULT_MATTERS = new Set([
  'addresses',
  'commissions',
  'currencies',
  'languages',
  'order_statuses',
  'payment_methods',
  'review_statuses',
  'shipping_methods',
  'tax_classes',
  'zones',
]);

/** All records have a creation time (domain.md §4), though it is no declared field. */
function createdAt(schema: ResourceSchema): FieldSchema[] {
  const isDeclared = schema.fields.some(({ name }) => name === 'created_at');
  if (isDeclared || !schema.sortable.includes('created_at')) return [];
  return [{ name: 'created_at', kind: 'moment', required: false, writable: false }];
}

/** Columns that are hidden by default unless an override chooses them. */
const SELDOM = new Set(['is_suspended', 'updated_at']);

/** True where the default record of a resource has an effect. */
export function defaultMatters({ resource, hasDefault }: ResourceSchema): boolean {
  return hasDefault && DEFAULT_MATTERS.has(resource);
}

export interface Columns {
  /** All possible columns, in order. */
  all: FieldSchema[];
  /** Names of columns that are hidden by default. */
  hidden: string[];
}

function rank(schema: ResourceSchema, field: FieldSchema): number {
  if (field.kind === 'media') return -1;
  if (field.name === schema.label) return 0;
  if (field.name === 'status') return 8;
  return field.kind === 'moment' ? 9 : 1;
}

/** The label field is a column even if it is long, such as a question. */
const isShort = ({ name, kind }: Pick<FieldSchema, 'name' | 'kind'>, { label }: ResourceSchema): boolean =>
  !TOO_LONG.has(kind) || name === label;

/** Columns of a list: the override's, or else name, facts, status and dates, up to a readable number. */
export function columnsOf(
  schema: ResourceSchema,
  chosen?: readonly string[],
  hiddenFields: readonly string[] = [],
): Columns {
  const shown = [...schema.fields, ...createdAt(schema)].filter(
    ({ name, kind, writeOnly }) =>
      !writeOnly && isShort({ name, kind }, schema) && name !== 'id' && !hiddenFields.includes(name),
  );
  const facts = shown.filter((field) => field.name !== 'is_default' || !schema.hasDefault);
  const all = chosen ? byChoice(facts, chosen) : [...facts].sort((a, b) => rank(schema, a) - rank(schema, b));
  const first = chosen ?? firstOf(schema, all);
  const hidden = all.map(({ name }) => name).filter((name) => !first.includes(name));
  return { all, hidden: defaultMatters(schema) ? hidden : [...hidden, 'is_default'] };
}

function byChoice(fields: FieldSchema[], chosen: readonly string[]): FieldSchema[] {
  const place = (field: FieldSchema) => {
    const index = chosen.indexOf(field.name);
    return index === -1 ? chosen.length : index;
  };
  return [...fields].sort((a, b) => place(a) - place(b));
}

function firstOf(schema: ResourceSchema, all: FieldSchema[]): string[] {
  const always = new Set([schema.label, 'status']);
  const plain = all.filter(
    ({ name, kind }) => !always.has(name) && !SELDOM.has(name) && kind !== 'slug' && !name.startsWith('seo_'),
  );
  return [...always, ...plain.slice(0, AT_FIRST - always.size).map(({ name }) => name)];
}
