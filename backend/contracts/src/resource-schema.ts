import type { Audience, Operation } from './audience';

/** The kinds of field that a declaration can have; each has one column, one rule, one input and one display. */
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

/** Formats a text may have beyond being text; the server checks them, the console picks an input by them. */
export type TextFormat = 'email' | 'url' | 'phone' | 'color' | 'code' | 'password';

/** One field of a resource as a console needs it. */
export interface FieldSchema {
  name: string;
  kind: FieldKind;
  required: boolean;
  /** Present in create and update inputs. */
  writable: boolean;
  /** Never answered, only accepted (passwords, secrets). */
  writeOnly?: boolean;
  translated?: boolean;
  format?: TextFormat;
  /** Characters of a text. */
  max?: number;
  /** Bounds of an int or rate. */
  range?: [number, number];
  choices?: readonly string[];
  /** What the server takes when a new record leaves the field out. */
  default?: string | number | boolean;
  /** Resource that a ref or refmany points at, by its name in paths. */
  reference?: string;
  /** Field of the same record that holds a money field's currency code; without it the shop's default currency holds. */
  currencyField?: string;
}

/** A column that a resource's lists and their files have, and that is no field of it. */
export type ShownColumnSchema = Pick<FieldSchema, 'name' | 'kind' | 'choices' | 'currencyField'>;

/** One resource as one audience sees it: what its screens are generated from. */
export interface ResourceSchema {
  /** Name in API paths, as in `/admin/newses`. */
  resource: string;
  /** Field of a list answer that holds the rows. */
  key: string;
  /** Name in console addresses, as in `/admin/news`. */
  page: string;
  /** Which screens exist: list, create, edit, view. */
  screens: readonly ('list' | 'create' | 'edit' | 'view')[];
  /** Null for a single document: its page is the editor itself. */
  idParam: string | null;
  audience: Audience;
  operations: readonly Operation[];
  fields: readonly FieldSchema[];
  /** Field whose value names a record to people. */
  label: string;
  searchable: boolean;
  sortable: readonly string[];
  filterable: readonly string[];
  /** Choices of what can be filtered by though it is no field: values derived from others. */
  computed?: Readonly<Record<string, readonly string[]>>;
  /** What its files can hold beside its fields, as lists show it. */
  exported?: readonly ShownColumnSchema[];
  /** Values of `status`, when the resource has one; the first is what `updateStatus` switches on. */
  statuses: readonly string[];
  hasDefault: boolean;
  /** Whether a deleted record can be restored; others go for good. */
  restorable: boolean;
  /** Path of the look-up that serves reference inputs, e.g. `unitsActive`; absent when there is none. */
  lookup?: string;
}

/** `POST {audience}/bulkDelete/{resource}`, `…/restore/{resource}` and `…/bulkStatus/{resource}`: what it was done to, and what stays and why. */
export interface BulkAnswer {
  done: number[];
  refused: { id: number; name: string; code: string; error: string }[];
}
