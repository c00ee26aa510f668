import type { FieldDisplayProps, FieldInputProps } from '../../fields/field-props';
import { KINDS } from '../../fields/kinds';
import { useForgetWhenChanged } from '../../fields/useForgetWhenChanged';
import { useLabels } from '../../i18n/labels';
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

/** The name of the record whose page is described, or of a page that exists once. */
export function TargetDisplay({ field, record, ...props }: FieldDisplayProps) {
  const labels = useLabels();
  const isVendor = useApi().audience === 'vendor';
  const type = String(record.target_type);
  const reference = TARGET_RESOURCES[type];
  if (!reference || (isVendor && type === 'vendor')) return <>{labels.choice(type)}</>;
  return <KINDS.ref.Display {...props} record={record} field={{ ...field, kind: 'ref', reference }} />;
}
