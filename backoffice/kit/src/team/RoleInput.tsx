import { useQuery } from '@tanstack/react-query';
import {
  AutocompleteInput,
  ReferenceInput,
  SelectInput,
  required,
  useGetIdentity,
  useRecordContext,
} from 'react-admin';
import type { FieldInputProps } from '../fields/field-props';
import { useApi } from '../schema/SchemaContext';

const BY_NAME = { field: 'name', order: 'ASC' } as const;
const byText = (q: string) => (q ? { q } : {});
const REQUIRED = required();

/** Input of a role for operators, who choose from the active roles of one audience; one's own can't be changed. */
export function roleInputOf(audience: 'admin' | 'vendor') {
  const filter = { audience, status: 'active' };
  return function RoleInput({ field }: FieldInputProps) {
    const { data: self } = useGetIdentity();
    const person = useRecordContext();
    return (
      <ReferenceInput source={field.name} reference="roles" filter={filter} sort={BY_NAME} perPage={50}>
        <AutocompleteInput
          optionText="name"
          filterToQuery={byText}
          validate={REQUIRED}
          readOnly={audience === 'admin' && person?.id !== undefined && person.id === self?.id}
          forcePopupIcon
          helperText={false}
        />
      </ReferenceInput>
    );
  };
}

/** A role that the signed-in vendor user may give to others. */
interface GrantableRole {
  id: number;
  name: string;
}

/** Input of a team member's role for vendors: the roles that they may give; one's own can't be changed. */
export function GrantableRoleInput({ field }: FieldInputProps) {
  const api = useApi();
  const { data: self } = useGetIdentity();
  const member = useRecordContext<{ id: number; role_id: number; role_name: string }>();
  const { data = [], isPending } = useQuery({
    queryKey: ['vendor_users', 'roles'],
    queryFn: async ({ signal }) =>
      (await api.call(api.own('vendorRolesActive'), { signal })).body.roles as GrantableRole[],
  });
  const held = member?.role_id ? [{ id: member.role_id, name: member.role_name }] : [];
  const choices = [...data, ...held.filter(({ id }) => !data.some((role) => role.id === id))];
  return (
    <SelectInput
      source={field.name}
      choices={choices}
      isPending={isPending}
      validate={REQUIRED}
      readOnly={member !== undefined && member.id === self?.id}
      helperText={false}
      translateChoice={false}
    />
  );
}
