import type { Type } from '@nestjs/common';
import type { Audience, Operation } from '@stoa/contracts';
import { OPERATIONS } from '@stoa/contracts';
import type { Actor } from '../access';
import type { BaseRecord } from '../database';
import type { Field } from '../field';
import { fieldsOf } from '../field';
import type { Listable } from '../listing';
import type { Presenter } from './generic-presenter';
import type { ResourceStore } from './resource-store';

export type ScreenName = 'list' | 'create' | 'edit' | 'view';
export const ALL_SCREENS: readonly ScreenName[] = ['list', 'create', 'edit', 'view'];

/** Limits an audience to some rows: filters what is read and stamps what is written. */
export interface Scope {
  column: string;
  value: (actor: Actor) => number;
}

/** What one audience can do with a resource. */
export interface AudienceRules {
  operations: readonly Operation[];
  screens?: readonly ScreenName[];
  scope?: Scope;
  /** Fields this audience never sees. */
  hidden?: readonly string[];
  /** Fields this audience may write; all writable ones when left out. */
  writable?: readonly string[];
  /** Paths of look-ups that list the active rows, e.g. `unitsActive`; the first serves reference inputs. */
  lookups?: readonly string[];
}

/** A column of exports that lists show and no field holds; `from` reads it out of a row that has it elsewhere. */
export interface ShownColumn extends Pick<Field, 'name' | 'kind' | 'currencyField'> {
  from?: (row: Record<string, unknown>) => unknown;
}

/** A resource as its author states it; names are stated, never derived (architecture §2). */
export interface ResourceStatement<T extends BaseRecord> extends Pick<Listable, 'searchAlso' | 'computed'> {
  path: string;
  key: string;
  page: string;
  /** Null for a single document, which has no list to choose from. */
  idParam: string | null;
  /** Field that names a record to people. */
  label: keyof T & string;
  search?: readonly (keyof T & string)[];
  sort: readonly (keyof T & string)[];
  filter?: readonly (keyof T & string)[];
  defaultSort?: readonly [keyof T & string, 'ASC' | 'DESC'];
  /** What lists show beside or in place of fields, so that their exports have it too. */
  exported?: readonly ShownColumn[];
  /** Columns within which exactly one row is the default; none means within the whole table. */
  defaultWithin?: readonly (keyof T & string)[];
  audiences: Partial<Record<Audience, AudienceRules>>;
  /** There only while several vendors sell here; its look-ups stay. */
  marketplace?: boolean;
  /** Thunks, because a store and its definition name each other. */
  store?: () => Type<ResourceStore<T>>;
  presenter?: () => Type<Presenter<T>>;
}

/** A declared resource with its fields. */
export interface ResourceDefinition<T extends BaseRecord = BaseRecord> extends ResourceStatement<T> {
  entity: Type<T>;
  fields: readonly Field[];
}

const registry = new Map<string, ResourceDefinition>();

/** Declares a resource once; routes, inputs, permissions, screens and contract tests come from it. */
export function defineResource<T extends BaseRecord>(
  entity: Type<T>,
  statement: ResourceStatement<T>,
): ResourceDefinition<T> {
  const definition = { ...statement, entity, fields: fieldsOf(entity) };
  registry.set(statement.path, definition as unknown as ResourceDefinition);
  return definition;
}

/** All declared resources, in the order of declaration. */
export function definedResources(): ResourceDefinition[] {
  return [...registry.values()];
}

/** Every operation but the named ones. */
export function allBut(...left: Operation[]): Operation[] {
  return OPERATIONS.filter((operation) => !left.includes(operation));
}

/** The rows that carry the vendor of the session. */
export const OWN_VENDOR: Scope = {
  column: 'vendor_id',
  value: (actor) => {
    if (actor.vendor_id === null) throw new Error('A vendor session without a vendor');
    return actor.vendor_id;
  },
};

/** The fields an audience sees. */
export function visibleFields(definition: ResourceDefinition, audience: Audience): Field[] {
  const hidden = definition.audiences[audience]?.hidden ?? [];
  return definition.fields.filter((field) => !hidden.includes(field.name));
}

/** The fields an audience may write. */
export function writableFields(definition: ResourceDefinition, audience: Audience): Field[] {
  const rules = definition.audiences[audience];
  return visibleFields(definition, audience).filter(
    (field) =>
      !field.readOnly &&
      field.name !== rules?.scope?.column &&
      (rules?.writable === undefined || rules.writable.includes(field.name)),
  );
}
