import {
  LoadFailure,
  PageHeader,
  addressOf,
  useApi,
  useDraft,
  useLabels,
  useLeaveWarning,
  useRecordName,
  useSchemas,
  useTranslate,
} from '@stoa/console-kit';
import { Alert, Box, Button, Card, Skeleton, TextField } from '@mui/material';
import type { RoleName } from '@stoa/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import {
  useGetOne,
  useLocale,
  useNotify,
  usePermissions as useHeld,
  useUpdate,
  type RaRecord,
} from 'react-admin';
import { useParams } from 'react-router-dom';
import { PermissionMatrix } from './PermissionMatrix';
import { menu } from '../../menu';
import {
  grantableIds,
  permissionGroups,
  permissionTable,
  withPermissions,
  type Permission,
  type PermissionRow,
} from './permission-table';

interface Role extends RaRecord {
  id: number;
  code: string;
  name: string;
  audience: string;
  permission_ids: number[];
  version?: number;
}

const WHOLE = { whole: true };

function usePermissions() {
  const api = useApi();
  return useQuery({
    queryKey: ['permissions', 'all'],
    queryFn: async () => {
      const { body } = await api.call(api.own('permissionsActive'));
      return (body.permissions ?? body.data ?? []) as Permission[];
    },
  });
}

/**
 * The permissions of a role as a matrix of checkboxes (specification §2.4, `/roles/edit/:id/permissions`).
 */
export function RolePermissions() {
  const { id = '' } = useParams();
  const { data: role, error: missing, refetch } = useGetOne<Role>('roles', { id: Number(id), meta: WHOLE });
  const { data: permissions, error: unlisted, refetch: list } = usePermissions();
  const error = (!role && missing) || (!permissions && unlisted);
  if (error) return <LoadFailure error={error} onRetry={() => void Promise.all([refetch(), list()])} />;
  if (!role || !permissions) return <Skeleton variant="rounded" height={480} />;
  return role.code === SUPER_ADMIN ? (
    <SuperAdminRole role={role} />
  ) : (
    <Editor role={role} permissions={permissions} />
  );
}

/** The one role that implicitly has every permission. */
const SUPER_ADMIN: RoleName = 'super_admin';

function SuperAdminRole({ role }: { role: Role }) {
  const translate = useTranslate();
  const header = useTitle(role);
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

/** A draft is plain data: sorted ids, so that equal permissions are equal drafts. */
const inOrder = (ids: Iterable<number>) => [...ids].sort((a, b) => a - b);
const grantedBy = ({ permission_ids }: Role) => inOrder(permission_ids);

/** The draft of granted permissions, and a function that grants or revokes some. */
function useGranted(role: Role) {
  const { edit, ...held } = useDraft(role, grantedBy);
  const granted = useMemo(() => new Set(held.draft), [held.draft]);
  const set = (ids: readonly number[], on: boolean) =>
    edit((now) => inOrder(withPermissions(new Set(now), ids, on)));
  useLeaveWarning(held.isDirty);
  return { ...held, granted, set };
}

/** Permissions that the signed-in operator may grant, and which of all in the table (`mine`) they are. */
function useGrantable(permissions: Permission[], audience: string, everything: readonly number[]) {
  const { permissions: held = [] } = useHeld<string[]>();
  const grantable = grantableIds(permissions, audience, held);
  return { grantable, mine: everything.filter((id) => grantable.has(id)) };
}

function useSavePermissions(role: Role) {
  const notify = useNotify();
  const [update, { isPending }] = useUpdate<Role>();
  const save = (permissionIds: number[]) =>
    update(
      'roles',
      { id: role.id, data: { permission_ids: permissionIds }, previousData: role, meta: WHOLE },
      {
        onSuccess: () => notify('stoa.role.saved', { type: 'success' }),
        onError: (error) =>
          notify(error instanceof Error ? error.message : 'sign-in.error.server', { type: 'error' }),
      },
    );
  return { save, saving: isPending };
}

/** Rows in the groups of the menu and in the order of their labels. */
function useGroups(rows: readonly PermissionRow[]) {
  const schemas = useSchemas();
  const labels = useLabels();
  const { compare } = new Intl.Collator(useLocale());
  return permissionGroups(
    rows,
    menu,
    (page) => schemas.page(page)?.resource ?? page,
    (a, b) => compare(labels.resource(a.resource), labels.resource(b.resource)),
  );
}

function Editor({ role, permissions }: { role: Role; permissions: Permission[] }) {
  const translate = useTranslate();
  const labels = useLabels();
  const header = useTitle(role);
  const [search, setSearch] = useState('');
  const { source, draft, granted, isDirty, set } = useGranted(role);
  const { save, saving } = useSavePermissions(source);

  const table = useMemo(() => permissionTable(permissions, role.audience), [permissions, role.audience]);
  const shown = table.filter(({ resource }) =>
    labels.resource(resource).toLowerCase().includes(search.trim().toLowerCase()),
  );
  const groups = useGroups(shown);
  const everything = table.flatMap(({ ids }) => ids);
  const { grantable, mine } = useGrantable(permissions, role.audience, everything);

  return (
    <>
      <PageHeader {...header} subtitle={translate('stoa.role.matrix_hint')}>
        <Button color="inherit" onClick={() => set(mine, false)}>
          {translate('stoa.role.nothing')}
        </Button>
        <Button color="inherit" onClick={() => set(mine, true)}>
          {translate('stoa.role.everything')}
        </Button>
        <Button variant="contained" loading={saving} disabled={!isDirty} onClick={() => save(draft)}>
          {translate('ra.action.save')}
        </Button>
      </PageHeader>
      <Card>
        <Box sx={{ p: 1.5, display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
          <TextField
            label={translate('stoa.role.filter')}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            margin="none"
            sx={{ maxWidth: 320 }}
          />
          <span role="status">
            {translate('stoa.role.granted', { count: granted.size, total: everything.length })}
          </span>
        </Box>
        <PermissionMatrix groups={groups} granted={granted} grantable={grantable} onSet={set} />
      </Card>
    </>
  );
}
