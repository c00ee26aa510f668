import {
  LoadFailure,
  PageHeader,
  WHOLE_RECORD,
  addressOf,
  useApi,
  useLabels,
  useLeaveWarning,
  useRecordDraft,
  useRecordName,
  useSchemas,
  useTranslate,
} from '@stoa/console-kit';
import { Alert, Box, Button, Card, Skeleton, TextField } from '@mui/material';
import type { RoleName } from '@stoa/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useGetOne, useLocale, usePermissions as useHeld } from 'react-admin';
import { useParams } from 'react-router-dom';
import { allPermissions, type Permission } from '../permissions/all-permissions';
import { PermissionMatrix } from './PermissionMatrix';
import { menu } from '../../menu';
import { RoleConflict, type Role } from './RoleConflict';
import {
  grantableIds,
  inOrder,
  permissionGroups,
  permissionTable,
  withPermissions,
  type PermissionRow,
} from './permission-table';

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

const grantedBy = ({ permission_ids }: Role) => inOrder(permission_ids);

/** The draft of granted permissions, a function that grants or revokes some, and its saving. */
function useGranted(role: Role) {
  const { edit, ...editing } = useRecordDraft(role, grantedBy, { saved: 'stoa.role.saved' });
  const { draft, isDirty } = editing;
  const granted = useMemo(() => new Set(draft), [draft]);
  const set = (ids: readonly number[], on: boolean) =>
    edit((now) => inOrder(withPermissions(new Set(now), ids, on)));
  useLeaveWarning(isDirty);
  return { ...editing, granted, set };
}

/** Permissions that the signed-in operator may grant, and which of all in the table (`mine`) they are. */
function useGrantable(permissions: Permission[], audience: string, everything: readonly number[]) {
  const { permissions: held = [] } = useHeld<string[]>();
  const grantable = grantableIds(permissions, audience, held);
  return { grantable, mine: everything.filter((id) => grantable.has(id)) };
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

/** The rows whose labels contain the search, in their groups, and the ids of all rows. */
function useTable(permissions: Permission[], audience: string, search: string) {
  const labels = useLabels();
  const table = useMemo(() => permissionTable(permissions, audience), [permissions, audience]);
  const shown = table.filter(({ resource }) =>
    labels.resource(resource).toLowerCase().includes(search.trim().toLowerCase()),
  );
  return { groups: useGroups(shown), everything: table.flatMap(({ ids }) => ids) };
}

function Editor({ role, permissions }: { role: Role; permissions: Permission[] }) {
  const translate = useTranslate();
  const header = useTitle(role);
  const [search, setSearch] = useState('');
  const { draft, granted, isDirty, set, saving, restart } = useGranted(role);

  const { groups, everything } = useTable(permissions, role.audience, search);
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
        <Button
          variant="contained"
          loading={saving.isSaving}
          disabled={!isDirty}
          onClick={() => void saving.save({ permission_ids: draft })}
        >
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
      <RoleConflict saving={saving} draft={draft} permissions={permissions} onTake={restart} />
    </>
  );
}
