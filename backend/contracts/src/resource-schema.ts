import type { Audience, Operation } from './audience';

/** Kinds of field in a declaration; each has one column type, validation rule, input and display. */
export const FIELD_KINDS = [
  'text',
  'longtext',
  'richtext',
  'slug',
  'flag',
  'int',
  'money',
  'rate',
  'choice',
  'moment',
  'ref',
  'refmany',
  'media',
  'json',
] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/** Formats of a text field; the server validates them, the console picks an input by them. */
export type TextFormat = 'email' | 'url' | 'phone' | 'color' | 'code' | 'password';

/** Schema of one field of a resource, for the consoles. */
export interface FieldSchema {
  name: string;
  kind: FieldKind;
  required: boolean;
  /** Part of create and update inputs. */
  writable: boolean;
  /** Accepted but never returned (passwords, secrets). */
  writeOnly?: boolean;
  translated?: boolean;
  format?: TextFormat;
  /** Maximum length of a text in characters. */
  max?: number;
  /** Minimum and maximum of an int or rate. */
  range?: [number, number];
  choices?: readonly string[];
  /** The server's default when a new record omits the field. */
  default?: string | number | boolean;
  /** Resource that a ref or refmany references, by its name in paths. */
  reference?: string;
  /** Field of the same record with a money field's currency code; default: the shop's default currency. */
  currencyField?: string;
}

/** A column of a resource's lists and exports that is not a field of it. */
export type ShownColumnSchema = Pick<FieldSchema, 'name' | 'kind' | 'choices' | 'currencyField'>;

/** Schema of a resource for one audience, from which its console screens are generated. */
export interface ResourceSchema {
  /** Name in API paths, such as `/admin/newses`. */
  resource: string;
  /** Property of a list response that holds the rows. */
  key: string;
  /** Name in console URLs, such as `/admin/news`. */
  page: string;
  /** The screens that it has. */
  screens: readonly ('list' | 'create' | 'edit' | 'view')[];
  /** Null for a singleton: its page is the editor itself. */
  idParam: string | null;
  audience: Audience;
  operations: readonly Operation[];
  fields: readonly FieldSchema[];
  /** Field that is a record's display name. */
  label: string;
  searchable: boolean;
  sortable: readonly string[];
  filterable: readonly string[];
  /** Choices of computed filters, which are not fields: values derived from others. */
  computed?: Readonly<Record<string, readonly string[]>>;
  /** Columns that its exports can have besides its fields, as in lists. */
  exported?: readonly ShownColumnSchema[];
  /** Values of `status`, when the resource has one; the first is the one that `updateStatus` switches on. */
  statuses: readonly string[];
  hasDefault: boolean;
  /** Whether a deleted record can be restored; others are deleted permanently. */
  restorable: boolean;
  /** Path of the lookup for reference inputs, e.g. `unitsActive`; absent without one. */
  lookup?: string;
}

/** Most records that one bulk request changes. */
export const MAX_BULK = 500;

/**
 * `POST {audience}/bulkDelete/{resource}`, `…/restore/{resource}` and `…/bulkStatus/{resource}`: the ids that
 * succeeded, and the refused records with the reason.
 */
export interface BulkAnswer {
  done: number[];
  refused: { id: number; name: string; code: string; error: string }[];
}
