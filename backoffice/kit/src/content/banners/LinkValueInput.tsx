import type { FieldInputProps } from '../../fields/field-props';
import { KINDS } from '../../fields/kinds';
import { SlugOfInput } from '../../fields/SlugInput';
import { useForgetWhenChanged } from '../../fields/useForgetWhenChanged';
import { useSchema, useSchemas } from '../../schema/SchemaContext';

/** What each kind of link leads to, by its resource. */
const TARGETS: Record<string, string> = {
  product: 'products',
  category: 'categories',
  brand: 'brands',
  vendor: 'vendors',
  page: 'content_pages',
};

/** Where a banner leads: nothing, an address, or a record that is picked by its name. */
export function LinkValueInput(props: FieldInputProps) {
  const type = useForgetWhenChanged('link_type', props.field.name);
  const schemas = useSchemas();
  const ofApplication = useSchema().resource.startsWith('application_');
  if (!type || type === 'none') return null;
  const resource = type === 'page' && ofApplication ? 'content_application_pages' : TARGETS[type];
  const target = schemas.resource(resource ?? '');
  return target?.lookup ? (
    <SlugOfInput key={type} {...props} target={target} />
  ) : (
    <KINDS.text.Input {...props} />
  );
}
