import type { FieldKind, FieldSchema, TextFormat } from '@stoa/contracts';
import { ACTIVITY } from '@stoa/contracts';
import type { ColumnOptions } from 'typeorm';
import type { EntityClass } from '../database';
import { SoftDeletableRecord, CollatedText } from '../database';
import { Column, Index, JoinColumn, ManyToOne } from 'typeorm';
import type { IdentifierKind } from '../spelling';

type Target = (() => EntityClass) | string;

/** A declared field: the console's schema plus server-only options. */
export interface Field extends Omit<FieldSchema, 'writable'> {
  readOnly: boolean;
  unique: boolean | 'ever';
  /** The pair entity of a refmany. */
  through?: JoinTable;
  /** Field that a slug is derived from by default. */
  slugFrom?: string;
  /** Normalisation of an identifying text; absent for human-readable text. */
  identifier?: IdentifierKind;
  /** Class that validates a json field; an array of it when `many`. */
  shape?: { type: () => EntityClass; many: boolean };
}

/** The pair entity and its columns; `position` stores the order, where that matters. */
interface JoinTable {
  entity: () => EntityClass;
  own: string;
  other: string;
  position?: string;
}

interface FieldOptions {
  required?: boolean;
  /** Set by the server, never accepted from a client. */
  readOnly?: boolean;
  /** Unique value; `ever` also counts softly deleted records, for identifiers that others refer to. */
  unique?: boolean | 'ever';
  writeOnly?: boolean;
}

const FIELDS = Symbol('fields');

/** The declared fields of an entity class, inherited ones first. */
export function fieldsOf(entity: object): Field[] {
  return (Reflect.getMetadata(FIELDS, entity) as Field[] | undefined) ?? [];
}

function declare(
  kind: FieldKind,
  options: FieldOptions & Partial<Field>,
  column?: ColumnOptions,
): PropertyDecorator {
  return (prototype, property) => {
    const name = String(property);
    const { required = false, readOnly = false, unique = false } = options;
    const field: Field = { ...options, name, kind, required, readOnly, unique };
    const entity = prototype.constructor;
    Reflect.defineMetadata(FIELDS, [...fieldsOf(entity), field], entity);
    if (!column) return;
    Column({ nullable: !required, ...column })(prototype, property);
    if (unique) uniqueIndex(prototype, name, unique === 'ever');
  };
}

/** For soft-deletable entities, the key covers existing records only. */
function uniqueIndex(prototype: object, name: string, ever: boolean): void {
  if (!ever && prototype instanceof SoftDeletableRecord)
    Index([name, 'deleted_key'], { unique: true })(prototype.constructor);
  else Index({ unique: true })(prototype, name);
}

/**
 * One line of text. With an e-mail or code format, when unique or with `identifier` it is an identifier:
 * stored in one normalised spelling and compared exactly on either engine (ADR 17).
 */
export const Text =
  (o: FieldOptions & TextOptions): PropertyDecorator =>
  (prototype, property) => {
    const identifier = identifierOf(o);
    declare('text', { ...o, identifier }, { type: 'varchar', length: o.max })(prototype, property);
    if (!identifier && !o.format) CollatedText()(prototype, property);
  };

interface TextOptions {
  max: number;
  translated?: boolean;
  format?: TextFormat;
  identifier?: IdentifierKind;
}

function identifierOf({
  identifier,
  format,
  unique,
}: FieldOptions & TextOptions): IdentifierKind | undefined {
  if (identifier) return identifier;
  if (format === 'email') return 'email';
  return format === 'code' || unique ? 'exact' : undefined;
}

/** Several lines of plain text. */
export const LongText = (o: FieldOptions & { max?: number; translated?: boolean } = {}): PropertyDecorator =>
  declare('longtext', { max: 10_000, ...o }, { type: 'text' });

/** Formatted text, sanitised when written. */
export const RichText = (o: FieldOptions & { max?: number; translated?: boolean } = {}): PropertyDecorator =>
  declare('richtext', { max: 15_000, ...o }, { type: 'text' });

/** A slug for URLs, unique per language, derived from another field when omitted. */
export const Slugged = (o: { from: string }): PropertyDecorator =>
  declare('slug', { slugFrom: o.from, max: 180 }, { type: 'varchar', length: 191, nullable: true });

/** Yes or no. */
export const Flag = (o: FieldOptions & { default?: boolean } = {}): PropertyDecorator =>
  declare('flag', o, { type: 'boolean', default: o.default ?? false, nullable: false });

/** A whole number. */
export const Int = (
  o: FieldOptions & { min?: number; max?: number; default?: number } = {},
): PropertyDecorator =>
  declare(
    'int',
    { ...o, max: undefined, range: [o.min ?? -2_147_483_648, o.max ?? 2_147_483_647] },
    { type: 'integer', ...(o.default !== undefined && { default: o.default, nullable: false }) },
  );

/** bigint is a string on MySQL and a number on SQLite; money is a safe integer on both. */
export const SAFE_INTEGER = {
  to: (value: number | null) => value,
  from: (value: string | number | null): number | null => {
    if (value === null) return null;
    const number = Number(value);
    if (!Number.isSafeInteger(number)) throw new RangeError(`Stored amount ${value} is beyond safe integers`);
    return number;
  },
};

/** An amount in minor units of the currency in `currencyField`, or of the shop's default currency. */
export const Money = (
  o: FieldOptions & { currencyField?: string; min?: number; default?: number } = {},
): PropertyDecorator =>
  declare(
    'money',
    { ...o, range: [o.min ?? 0, 1_000_000_000_000] },
    {
      type: 'bigint',
      transformer: SAFE_INTEGER,
      ...(o.default !== undefined && { default: o.default, nullable: false }),
    },
  );

/** An exact decimal, stored as text: a tax rate `0.0825`, an exchange rate, a factor. */
export const Rate = (
  o: FieldOptions & { min?: number; max?: number; default?: string } = {},
): PropertyDecorator =>
  declare(
    'rate',
    { ...o, max: undefined, range: [o.min ?? 0, o.max ?? 1_000_000_000] },
    {
      type: 'varchar',
      length: 32,
      ...(o.default !== undefined && { default: `${o.default}`, nullable: false }),
    },
  );

/** One of a fixed set of values. */
export const Choice = (
  choices: readonly string[],
  o: FieldOptions & { default?: string } = {},
): PropertyDecorator =>
  declare(
    'choice',
    { ...o, choices },
    { type: 'varchar', length: 32, ...(o.default !== undefined && { default: o.default, nullable: false }) },
  );

/** A point in time, UTC. */
export const Moment = (o: FieldOptions = {}): PropertyDecorator =>
  declare('moment', o, { type: 'datetime', precision: 3 });

function foreignKey(
  target: Target,
  prototype: object,
  property: string | symbol,
  onDelete: 'RESTRICT' | 'CASCADE' | 'SET NULL',
  unique: boolean | 'ever' = false,
): void {
  const relation = String(property).replace(/_id$/, '');
  ManyToOne(target as never, { onDelete, onUpdate: 'NO ACTION' })(prototype, relation);
  JoinColumn({ name: String(property) })(prototype, relation);
  // A unique column already has an index.
  if (!unique) Index()(prototype, property);
}

/** The id of another record, in a property ending in `_id`; `resource` is that record's name in paths. */
export const Ref =
  (
    target: Target,
    o: FieldOptions & { resource: string; onDelete?: 'RESTRICT' | 'CASCADE' | 'SET NULL' },
  ): PropertyDecorator =>
  (prototype, property) => {
    declare('ref', { ...o, reference: o.resource }, { type: 'integer' })(prototype, property);
    foreignKey(target, prototype, property, o.onDelete ?? 'RESTRICT', o.unique);
  };

/** The ids of several other records, stored as rows of a pair entity. */
export const RefMany = (through: JoinTable, o: { resource: string; readOnly?: boolean }): PropertyDecorator =>
  declare('refmany', { ...o, through, reference: o.resource });

/** The id of an image in the media library, in a property ending in `_id`. */
export const Media =
  (o: FieldOptions = {}): PropertyDecorator =>
  (prototype, property) => {
    declare('media', { ...o, reference: 'media' }, { type: 'integer' })(prototype, property);
    foreignKey('Media', prototype, property, 'SET NULL');
  };

/** Structured data, validated by a class. */
export const Json = (type: () => EntityClass, o: FieldOptions & { many?: boolean } = {}): PropertyDecorator =>
  declare('json', { ...o, shape: { type, many: o.many ?? false } }, { type: 'simple-json' });

/** The status of a record that `updateStatus` switches on and off. */
export const Status = (): PropertyDecorator => Choice(ACTIVITY, { default: ACTIVITY[0] });

/** Marks the default record of its scope; set by `updateDefault` only. */
export const IsDefault = (): PropertyDecorator => Flag({ readOnly: true });

/** Whether an operator has switched off what belongs to a vendor: only operators switch it on again (ADR 105). */
export const IsSuspended = (): PropertyDecorator => Flag({ readOnly: true });
