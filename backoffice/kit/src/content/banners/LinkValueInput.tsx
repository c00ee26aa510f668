import type { FieldInputProps } from '../../fields/field-props';
import { KINDS } from '../../fields/kinds';
import { SlugOfInput } from '../../fields/SlugInput';
import { useForgetWhenChanged } from '../../fields/useForgetWhenChanged';
import { useSchema, useSchemas } from '../../schema/SchemaContext';

/** Resource that each type of link points to. */
const TARGETS: Record<string, string> = {
  product: 'products',
  category: 'categories',
  brand: 'brands',
  vendor: 'vendors',
  page: 'content_pages',
};

/** Target of a banner: none, a URL, or a record selected by name. */
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
