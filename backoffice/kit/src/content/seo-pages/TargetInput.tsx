import type { FieldDisplayProps, FieldInputProps } from '../../fields/field-props';
import { KINDS } from '../../fields/kinds';
import { useForgetWhenChanged } from '../../fields/useForgetWhenChanged';
import { useApi } from '../../schema/SchemaContext';
import { TARGET_RESOURCES } from './targets';

const OF_VENDORS = ['product', 'vendor'];

/** Type of the described page; vendors may describe only their store and products. */
export function TargetTypeInput({ field, ...props }: FieldInputProps) {
  const isVendor = useApi().audience === 'vendor';
  return <KINDS.choice.Input {...props} field={isVendor ? { ...field, choices: OF_VENDORS } : field} />;
}

/** Selects the record whose page is described; hidden for pages that exist once. */
export function TargetInput({ field, ...props }: FieldInputProps) {
  const type = useForgetWhenChanged('target_type', field.name);
  const isVendor = useApi().audience === 'vendor';
  const reference = TARGET_RESOURCES[type];
  // A vendor has only one store.
  if (!reference || (isVendor && type === 'vendor')) return null;
  return (
    <KINDS.ref.Input key={type} {...props} field={{ ...field, kind: 'ref', required: true, reference }} />
  );
}

/** The name of the record whose page is described. */
export function TargetDisplay({ field, record, ...props }: FieldDisplayProps) {
  const isVendor = useApi().audience === 'vendor';
  const reference = TARGET_RESOURCES[String(record.target_type)];
  if (!reference || (isVendor && record.target_type === 'vendor')) return null;
  return <KINDS.ref.Display {...props} record={record} field={{ ...field, kind: 'ref', reference }} />;
}
