import { AutocompleteArrayInput, ReferenceArrayInput, useRecordContext } from 'react-admin';
import type { FieldInputProps } from '../fields/field-props';
import { useInputProps } from '../fields/useInputProps';

const BY_NAME = { field: 'name', order: 'ASC' } as const;
const byText = (q: string) => (q ? { q } : {});

/** Related products of the same vendor, selected by name. */
export function RelatedInput(props: FieldInputProps) {
  const record = useRecordContext();
  const { source, label, helperText } = useInputProps(props);
  // A new product has no vendor yet to filter by.
  if (!record?.id) return null;
  return (
    <ReferenceArrayInput
      source={source}
      reference="products"
      filter={record.vendor_id ? { vendor_id: record.vendor_id } : undefined}
      sort={BY_NAME}
      perPage={50}
    >
      <AutocompleteArrayInput
        label={label}
        helperText={helperText}
        optionText="name"
        filterToQuery={byText}
        getOptionDisabled={({ id }: { id: number }) => id === record.id}
        forcePopupIcon
      />
    </ReferenceArrayInput>
  );
}
