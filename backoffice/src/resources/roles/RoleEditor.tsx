import {
  PageHeader,
  useLabels,
  useLeaveWarning,
  useRecordDraft,
  useSchemas,
  useTranslate,
  type TextKey,
} from '@stoa/console-kit';
import { Alert, Box, Button, Card, TextField } from '@mui/material';
import { useMemo, useState, type ComponentProps } from 'react';
import { useLocale, usePermissions } from 'react-admin';
import type { Permission } from '../permissions/all-permissions';
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

/** Permissions that the signed-in operator may grant: none in a locked role. */
function useGrantable(permissions: Permission[], { audience }: Role, isLocked: boolean) {
  const { permissions: held = [] } = usePermissions<string[]>();
  return isLocked ? NONE : grantableIds(permissions, audience, held);
}

const NONE: ReadonlySet<number> = new Set();

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

interface RoleEditorProps {
  role: Role;
  permissions: Permission[];
  header: Pick<ComponentProps<typeof PageHeader>, 'title' | 'parent'>;
  /** Why the signed-in operator can't change the role. */
  locked: TextKey | null;
}

/** The matrix of a role's permissions, and its saving; for reading only in a role that the operator can't change. */
export function RoleEditor({ role, permissions, header, locked }: RoleEditorProps) {
  const translate = useTranslate();
  const [search, setSearch] = useState('');
  const { draft, granted, isDirty, set, saving, restart } = useGranted(role);

  const { groups, everything } = useTable(permissions, role.audience, search);
  const grantable = useGrantable(permissions, role, locked !== null);
  const setMine = (on: boolean) =>
    set(
      everything.filter((id) => grantable.has(id)),
      on,
    );

  return (
    <>
      <PageHeader {...header} subtitle={locked ? undefined : translate('stoa.role.matrix_hint')}>
        {!locked && <Actions isDirty={isDirty} saving={saving} draft={draft} onSet={setMine} />}
      </PageHeader>
      {locked && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate(locked)}
        </Alert>
      )}
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

interface ActionsProps extends Pick<ReturnType<typeof useGranted>, 'draft' | 'isDirty' | 'saving'> {
  /** Grants or revokes all permissions that the operator may grant. */
  onSet: (on: boolean) => void;
}

function Actions({ draft, isDirty, saving, onSet }: ActionsProps) {
  const translate = useTranslate();
  return (
    <>
      <Button color="inherit" onClick={() => onSet(false)}>
        {translate('stoa.role.nothing')}
      </Button>
      <Button color="inherit" onClick={() => onSet(true)}>
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
    </>
  );
}
