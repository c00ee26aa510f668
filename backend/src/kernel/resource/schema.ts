import type { Audience, FieldSchema, ResourceSchema, ShownColumnSchema } from '@stoa/contracts';
import { isSoftDeletable } from '../database';
import type { Field } from '../field';
import type { ResourceDefinition } from './define-resource';
import { ALL_SCREENS, definedResources, visibleFields, writableFields } from './define-resource';

/** The schemas from which a console generates its screens, for one audience (specification §3.2). */
export function schemasOf(audience: Audience): ResourceSchema[] {
  return definedResources()
    .filter((definition) => definition.audiences[audience])
    .map((definition) => schemaOf(definition, audience));
}

function schemaOf(definition: ResourceDefinition, audience: Audience): ResourceSchema {
  const rules = definition.audiences[audience];
  const writable = new Set(writableFields(definition, audience).map((field) => field.name));
  const fields = visibleFields(definition, audience);
  const { path: resource, key, page, idParam, label } = definition;
  return {
    resource,
    key,
    page,
    idParam,
    audience,
    label,
    screens: rules?.screens ?? ALL_SCREENS,
    operations: rules?.operations ?? [],
    fields: fields.map((field) => fieldSchema(field, writable.has(field.name))),
    searchable: (definition.search?.length ?? 0) > 0,
    sortable: ['id', ...definition.sort],
    filterable: [...(definition.filter ?? []), ...Object.keys(definition.computed ?? {})],
    ...(definition.computed && { computed: definition.computed }),
    ...(definition.exported && { exported: shownColumns(definition) }),
    statuses: definition.fields.find((field) => field.name === 'status')?.choices ?? [],
    restorable: isSoftDeletable(definition.entity),
    hasDefault: definition.fields.some((field) => field.name === 'is_default'),
    ...(rules?.lookups?.[0] && { lookup: rules.lookups[0] }),
  };
}

/** Computed columns of exports; one that replaces a field has the field's schema. */
function shownColumns({ exported = [], fields, computed }: ResourceDefinition): ShownColumnSchema[] {
  return exported
    .filter(({ name }) => !fields.some((field) => field.name === name))
    .map(({ name, kind, currencyField }) => ({
      name,
      kind,
      ...(computed?.[name] && { choices: computed[name] }),
      ...(currencyField && { currencyField }),
    }));
}

/** The public properties of a field, listed explicitly: the rest of a declaration is server-only. */
function fieldSchema(field: Field, writable: boolean): FieldSchema {
  const {
    name,
    kind,
    required,
    writeOnly,
    translated,
    format,
    max,
    range,
    choices,
    reference,
    currencyField,
  } = field;
  const { default: standard } = field as { default?: FieldSchema['default'] };
  const base = {
    name,
    kind,
    required,
    writable,
    writeOnly,
    translated,
    format,
    max,
    range,
    choices,
    reference,
    currencyField,
  };
  const schema = { ...base, ...(standard !== undefined && { default: standard }) };
  return Object.fromEntries(
    Object.entries(schema).filter(([, value]) => value !== undefined),
  ) as unknown as FieldSchema;
}
