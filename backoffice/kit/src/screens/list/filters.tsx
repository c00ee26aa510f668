import type { FieldSchema, ResourceSchema } from '@stoa/contracts';
import { useMemo, type ReactElement } from 'react';
import { DateInput, NullableBooleanInput } from 'react-admin';
import { FieldInput } from '../../fields/Field';
import { useLabels } from '../../i18n/labels';
import { ChoicesFilter } from './ChoicesFilter';

type Edge = 'from' | 'to';

/** Label of a filter, or of one end of a range filter. */
export type FilterLabel = (name: string, edge?: Edge) => string;

interface FilterInputProps {
  source: string;
  field: FieldSchema;
  /** Read by react-admin's filter menu, which identifies an input by its label only. */
  label: string;
  edge?: Edge;
}

/** Start or end of a day in local time, as the UTC time that the API compares with. */
function dayEdge(day: string, edge: Edge): string | null {
  if (!day) return null;
  return new Date(`${day}T${edge === 'from' ? '00:00:00' : '23:59:59.999'}`).toISOString();
}

const localDay = (iso: unknown) => (iso ? new Date(String(iso)).toLocaleDateString('en-CA') : '');

function FilterInput({ source, field, label, edge }: FilterInputProps) {
  if (field.kind === 'moment' && edge) {
    const parse = (day: string) => dayEdge(day, edge);
    return <DateInput source={source} label={label} parse={parse} format={localDay} helperText={false} />;
  }
  if (field.kind === 'flag') return <NullableBooleanInput source={source} label={label} helperText={false} />;
  if (field.kind === 'choice') return <ChoicesFilter source={source} label={label} field={field} />;
  return <FieldInput field={field} source={source} label={label} optional />;
}

const RANGED = new Set(['moment', 'money', 'int']);

/** The labelled filters of the current list; times and numbers get a from and a to. */
export function useFilterInputs(schema: ResourceSchema, hidden?: readonly string[]): ReactElement[] {
  const { field, choice } = useLabels();
  return useMemo(
    () =>
      filterInputs(schema, (name, edge) => (edge ? `${field(name)} ${choice(edge)}` : field(name)), hidden),
    [choice, field, hidden, schema],
  );
}

/** The labelled filters of a resource's list. */
export function filterInputs(
  schema: ResourceSchema,
  labelOf: FilterLabel,
  hidden: readonly string[] = [],
): ReactElement[] {
  const names = schema.filterable.filter((name) => !hidden.includes(name));
  return names.flatMap((name) => {
    const field = schema.fields.find((candidate) => candidate.name === name) ?? statusField(schema, name);
    if (!field) return [];
    if (!RANGED.has(field.kind))
      return [<FilterInput key={name} source={name} field={field} label={labelOf(name)} />];
    return [
      <FilterInput
        key={`${name}_gte`}
        source={`${name}_gte`}
        field={field}
        label={labelOf(name, 'from')}
        edge="from"
      />,
      <FilterInput
        key={`${name}_lte`}
        source={`${name}_lte`}
        field={field}
        label={labelOf(name, 'to')}
        edge="to"
      />,
    ];
  });
}

/**
 * A computed value with its choices; `status` is common to all records (domain.md §4) and may not be a
 * declared field.
 */
function statusField(schema: ResourceSchema, name: string): FieldSchema | undefined {
  if (name === 'created_at' || name === 'updated_at')
    return { name, kind: 'moment', required: false, writable: false };
  const choices = schema.computed?.[name];
  if (choices) return { name, kind: 'choice', required: false, writable: false, choices };
  if (name !== 'status' || schema.statuses.length === 0) return undefined;
  return { name, kind: 'choice', required: false, writable: false, choices: schema.statuses };
}
