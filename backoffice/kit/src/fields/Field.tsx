import { useRecordContext } from 'react-admin';
import type { FieldSchema } from '@stoa/contracts';
import { useCurrentSchema } from '../schema/SchemaContext';
import { useOverride } from '../screens/OverridesContext';
import type { FieldInputProps } from './field-props';
import { KINDS } from './kinds';

/** The input of a field: the resource's override or that of its kind. Filters always use the kind's. */
export function FieldInput(props: FieldInputProps) {
  const own = useOverride(useCurrentSchema()?.resource ?? '').inputs?.[props.field.name];
  const filters = props.optional && !props.source?.startsWith('translations.');
  const Input = (!filters && own) || KINDS[props.field.kind].Input;
  return <Input {...props} />;
}

/** A field of the current record, shown by the resource's override or by its kind. */
export function FieldDisplay({ field, compact = false }: { field: FieldSchema; compact?: boolean }) {
  const own = useOverride(useCurrentSchema()?.resource ?? '').displays?.[field.name];
  const record = useRecordContext<Record<string, unknown> & { id: number }>();
  if (!record) return null;
  const Display = own ?? KINDS[field.kind].Display;
  return <Display field={field} value={record[field.name]} record={record} compact={compact} />;
}
