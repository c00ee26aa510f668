import { useRecordContext } from 'react-admin';
import type { FieldSchema } from '@stoa/contracts';
import type { FieldInputProps } from './field-props';
import { KINDS } from './kinds';

/** The input of a field, by its kind. */
export function FieldInput(props: FieldInputProps) {
  const { Input } = KINDS[props.field.kind];
  return <Input {...props} />;
}

/** A field of the record at hand, shown by its kind. */
export function FieldDisplay({ field, compact = false }: { field: FieldSchema; compact?: boolean }) {
  const record = useRecordContext<Record<string, unknown> & { id: number }>();
  if (!record) return null;
  const { Display } = KINDS[field.kind];
  return <Display field={field} value={record[field.name]} record={record} compact={compact} />;
}
