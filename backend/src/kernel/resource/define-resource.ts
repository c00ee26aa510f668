import type { Type } from '@nestjs/common';
import { OPERATIONS, type Audience, type Operation } from '@stoa/contracts';
import type { Actor, LimitName } from '../access';
import type { BaseRecord } from '../database';
import { fieldsOf, type Field } from '../field';
import type { Listable } from '../listing';
import type { Process } from '../process';
import type { Presenter } from './presenter';
import type { ResourceStore } from './resource-store';

export type ScreenName = 'list' | 'create' | 'edit' | 'view';
export const ALL_SCREENS: readonly ScreenName[] = ['list', 'create', 'edit', 'view'];

/** Restricts an audience to some rows: filters reads and sets the column on writes. */
export interface Scope {
  column: string;
  value: (actor: Actor) => number;
}

/** Rules of one audience for a resource. */
export interface AudienceRules {
  operations: readonly Operation[];
  screens?: readonly ScreenName[];
  scope?: Scope;
  /** Fields this audience never sees. */
  hidden?: readonly string[];
  /** Fields this audience may write; default: all writable ones. */
  writable?: readonly string[];
  /** Paths of lookups of the active rows, e.g. `unitsActive`; the first serves reference inputs. */
  lookups?: readonly string[];
}

/** A computed column of lists and exports; `from` reads it from elsewhere in a row. */
export interface ShownColumn extends Pick<Field, 'name' | 'kind' | 'currencyField'> {
  from?: (row: Record<string, unknown>) => unknown;
}

/** Declaration of a resource; `Name` is the union of its field names. */
interface Declaration<Name extends string> extends Pick<Listable, 'searchAlso' | 'computed'> {
  path: string;
  key: string;
  page: string;
  /** Null for a singleton, which has no list. */
  idParam: string | null;
  /** Field that is a record's display name. */
  label: Name;
  search?: readonly Name[];
  sort: readonly Name[];
  filter?: readonly Name[];
  defaultSort?: readonly [Name, 'ASC' | 'DESC'];
  /** Columns that lists show besides or instead of fields, for exports. */
  exported?: readonly ShownColumn[];
  /** Columns within which exactly one row is the default; none means the whole table. */
  defaultWithin?: readonly Name[];
  audiences: Partial<Record<Audience, AudienceRules>>;
  /** State machine of the records, if they have one; the store extends `StatefulStore`. */
  process?: Process<string, string>;
  /** Rate limits of operations that cost more than writing a row, such as one that sends an e-mail. */
  limits?: Partial<Record<Operation, LimitName>>;
  /** Available only with several vendors; its lookups stay. */
  marketplace?: boolean;
}

/** A resource's own classes; by being declared here they can find their definition. */
interface Parts<T extends BaseRecord> {
  store?: Type<ResourceStore<T>>;
  presenter?: Type<Presenter<NoInfer<T>>>;
}

/** A resource as declared by its author; names are explicit, never derived. */
export interface ResourceStatement<T extends BaseRecord> extends Declaration<keyof T & string>, Parts<T> {}

/** A declared resource with its fields; the default `T` stands for any record. */
export interface ResourceDefinition<T extends BaseRecord = BaseRecord> extends Declaration<string>, Parts<T> {
  entity: Type<T>;
  fields: readonly Field[];
}

const registry = new Map<string, ResourceDefinition>();
const ofParts = new WeakMap<object, ResourceDefinition>();

/** Declares a resource; routes, inputs, permissions, screens and contract tests derive from it. */
export function defineResource<T extends BaseRecord>(
  entity: Type<T>,
  statement: ResourceStatement<T>,
): ResourceDefinition<T> {
  const definition = { ...statement, entity, fields: fieldsOf(entity) };
  registry.set(statement.path, definition);
  for (const part of [statement.store, statement.presenter]) if (part) ofParts.set(part, definition);
  return definition;
}

/** The resource whose declaration names the class of a store or presenter. */
export function definitionOf(part: { constructor: { name: string } }): ResourceDefinition {
  const definition = ofParts.get(part.constructor);
  if (definition) return definition;
  throw new Error(`No declared resource names ${part.constructor.name}`);
}

/** All declared resources, in the order of declaration. */
export function definedResources(): ResourceDefinition[] {
  return [...registry.values()];
}

/** All operations except the given ones. */
export function allBut(...remaining: Operation[]): Operation[] {
  return OPERATIONS.filter((operation) => !remaining.includes(operation));
}

/** The fields visible to an audience. */
export function visibleFields(definition: ResourceDefinition, audience: Audience): Field[] {
  const hidden = definition.audiences[audience]?.hidden ?? [];
  return definition.fields.filter((field) => !hidden.includes(field.name));
}

/** The fields writable by an audience. */
export function writableFields(definition: ResourceDefinition, audience: Audience): Field[] {
  const rules = definition.audiences[audience];
  return visibleFields(definition, audience).filter(
    (field) =>
      !field.readOnly &&
      field.name !== rules?.scope?.column &&
      (rules?.writable === undefined || rules.writable.includes(field.name)),
  );
}
