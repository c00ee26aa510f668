import type { FieldDisplayProps, FieldInputProps } from '../../fields/field-props';
import { KINDS } from '../../fields/kinds';
import { useForgetWhenChanged } from '../../fields/useForgetWhenChanged';
import { useApi } from '../../schema/SchemaContext';
import { TARGET_RESOURCES } from './targets';

const OF_VENDORS = ['product', 'vendor'];

/** What kind of page is described; vendors describe their store and their products. */
export function TargetTypeInput({ field, ...props }: FieldInputProps) {
  const isVendor = useApi().audience === 'vendor';
  return <KINDS.choice.Input {...props} field={isVendor ? { ...field, choices: OF_VENDORS } : field} />;
}

/** The record whose page is described, picked by its name; nothing to pick for pages that exist once. */
export function TargetInput({ field, ...props }: FieldInputProps) {
  const type = useForgetWhenChanged('target_type', field.name);
  const isVendor = useApi().audience === 'vendor';
  const reference = TARGET_RESOURCES[type];
  // A vendor has one store, so there is nothing to choose.
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
