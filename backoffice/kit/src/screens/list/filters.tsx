import type { FieldSchema, ResourceSchema } from '@stoa/contracts';
import type { ReactElement } from 'react';
import { DateInput, NullableBooleanInput } from 'react-admin';
import { FieldInput } from '../../fields/Field';
import { useLabels } from '../../i18n/labels';

interface FilterInputProps {
  source: string;
  field: FieldSchema;
  edge?: 'from' | 'to';
}

/** Start or end of a day in local time, as the UTC time that the API compares with. */
function dayEdge(day: string, edge: 'from' | 'to'): string | null {
  if (!day) return null;
  return new Date(`${day}T${edge === 'from' ? '00:00:00' : '23:59:59.999'}`).toISOString();
}

const localDay = (iso: unknown) => (iso ? new Date(String(iso)).toLocaleDateString('en-CA') : '');

function useFilterLabel(name: string, edge?: 'from' | 'to'): string {
  const labels = useLabels();
  return edge ? `${labels.field(name)} ${labels.choice(edge)}` : labels.field(name);
}

function FilterInput({ source, field, edge }: FilterInputProps) {
  const label = useFilterLabel(field.name, edge);
  if (field.kind === 'moment' && edge) {
    const parse = (day: string) => dayEdge(day, edge);
    return <DateInput source={source} label={label} parse={parse} format={localDay} helperText={false} />;
  }
  if (field.kind === 'flag') return <NullableBooleanInput source={source} label={label} helperText={false} />;
  return <FieldInput field={field} source={source} label={label} optional />;
}

const RANGED = new Set(['moment', 'money', 'int']);

/** The filters of a list, from the filterable fields; times and figures get a from and a to. */
export function filterInputs(schema: ResourceSchema, hidden: readonly string[] = []): ReactElement[] {
  const names = schema.filterable.filter((name) => !hidden.includes(name));
  return names.flatMap((name) => {
    const field = schema.fields.find((candidate) => candidate.name === name) ?? statusField(schema, name);
    if (!field) return [];
    if (!RANGED.has(field.kind)) return [<FilterInput key={name} source={name} field={field} />];
    return [
      <FilterInput key={`${name}_gte`} source={`${name}_gte`} field={field} edge="from" />,
      <FilterInput key={`${name}_lte`} source={`${name}_lte`} field={field} edge="to" />,
    ];
  });
}

/** `status` is common to all records (domain.md §4) and may not be declared as a field of its own. */
function statusField(schema: ResourceSchema, name: string): FieldSchema | undefined {
  if (name === 'created_at' || name === 'updated_at')
    return { name, kind: 'moment', required: false, writable: false };
  if (name !== 'status' || schema.statuses.length === 0) return undefined;
  return { name, kind: 'choice', required: false, writable: false, choices: schema.statuses };
}
