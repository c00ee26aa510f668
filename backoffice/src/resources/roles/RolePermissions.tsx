import {
  LoadFailure,
  PageHeader,
  WHOLE_RECORD,
  addressOf,
  isEditable,
  useApi,
  useRecordName,
  useSchemas,
  useTranslate,
  type TextKey,
} from '@stoa/console-kit';
import { Alert, Skeleton } from '@mui/material';
import { hasAllPermissions } from '@stoa/contracts';
import { useQuery } from '@tanstack/react-query';
import { useGetIdentity, useGetOne, type UserIdentity } from 'react-admin';
import { useParams } from 'react-router-dom';
import { allPermissions, type Permission } from '../permissions/all-permissions';
import type { Role } from './RoleConflict';
import { RoleEditor } from './RoleEditor';

function usePermissions() {
  const api = useApi();
  return useQuery({
    queryKey: ['permissions', 'all'],
    queryFn: () => allPermissions(api),
  });
}

/**
 * The permissions of a role as a matrix of checkboxes (specification §2.4, `/roles/edit/:id/permissions`).
 */
export function RolePermissions() {
  const { id = '' } = useParams();
  const {
    data: role,
    error: missing,
    refetch,
  } = useGetOne<Role>('roles', { id: Number(id), ...WHOLE_RECORD });
  const { data: permissions, error: unlisted, refetch: list } = usePermissions();
  const { data: self } = useGetIdentity();
  const error = (!role && missing) || (!permissions && unlisted);
  if (error) return <LoadFailure error={error} onRetry={() => void Promise.all([refetch(), list()])} />;
  if (!role || !permissions || !self) return <Skeleton variant="rounded" height={480} />;
  return <Loaded role={role} permissions={permissions} locked={lockOf(role, self)} />;
}

/** Why the signed-in operator can't change a role's permissions; null if they can. */
function lockOf(role: Role, self: UserIdentity): TextKey | null {
  if (role.code === self.role) return 'stoa.role.own';
  return isEditable(role) ? null : 'stoa.role.above';
}

interface LoadedProps {
  role: Role;
  permissions: Permission[];
  locked: TextKey | null;
}

function Loaded({ role, ...rest }: LoadedProps) {
  const translate = useTranslate();
  const header = useTitle(role);
  if (!hasAllPermissions(role)) return <RoleEditor role={role} header={header} {...rest} />;
  return (
    <>
      <PageHeader {...header} />
      <Alert severity="info">{translate('stoa.role.almighty')}</Alert>
    </>
  );
}

/** Title and way back, with the role's name in the user's language. */
function useTitle(role: Role) {
  const translate = useTranslate();
  const name = useRecordName(useSchemas().need('roles'))(role);
  return {
    title: translate('stoa.role.matrix_title', { name }),
    parent: { label: name, to: addressOf('roles', 'edit', role.id) },
  };
}
