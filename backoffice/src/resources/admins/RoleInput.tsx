import type { FieldInputProps } from '@stoa/console-kit';
import { AutocompleteInput, ReferenceInput, required } from 'react-admin';

const OF_OPERATORS = { audience: 'admin', status: 'active' };
const BY_NAME = { field: 'name', order: 'ASC' } as const;
const byText = (q: string) => (q ? { q } : {});
const REQUIRED = required();

/** The role of an operator: the roles of vendors and customers grant nothing in the back office. */
export function RoleInput({ field }: FieldInputProps) {
  return (
    <ReferenceInput source={field.name} reference="roles" filter={OF_OPERATORS} sort={BY_NAME} perPage={50}>
      <AutocompleteInput
        optionText="name"
        filterToQuery={byText}
        validate={REQUIRED}
        forcePopupIcon
        helperText={false}
      />
    </ReferenceInput>
  );
}
