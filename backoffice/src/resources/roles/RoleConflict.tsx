import { DraftConflict, useLabels, useTranslate, type useVersionedSave } from '@stoa/console-kit';
import { Box } from '@mui/material';
import type { RaRecord } from 'react-admin';
import type { Permission } from '../permissions/all-permissions';
import { permissionName } from '../permissions/permission-name';
import { permissionChanges, rebased } from './permission-table';

/** A role with its permissions. */
export interface Role extends RaRecord {
  id: number;
  code: string;
  name: string;
  audience: string;
  permission_ids: number[];
  version?: number;
}

interface RoleConflictProps {
  saving: ReturnType<typeof useVersionedSave<Role>>;
  draft: readonly number[];
  permissions: readonly Permission[];
  onTake: (theirs: Role) => void;
}

/**
 * The conflict of two users who changed a role's permissions. They can't contradict each other, as a permission has
 * two states only: the draft's changes are made on top of the other user's, or given up.
 */
export function RoleConflict({ saving, draft, permissions, onTake }: RoleConflictProps) {
  const base = saving.source.permission_ids;
  return (
    <DraftConflict
      saving={saving}
      draftOn={({ permission_ids }) => ({ permission_ids: rebased(base, draft, permission_ids) })}
      onTake={onTake}
      text="stoa.role.conflict"
      display={({ mine, theirs }, side) => (
        <Changes
          permissions={permissions}
          before={side === 'mine' ? (theirs as number[]) : base}
          after={(side === 'mine' ? mine : theirs) as number[]}
        />
      )}
    />
  );
}

interface ChangesProps {
  permissions: readonly Permission[];
  before: readonly number[];
  after: readonly number[];
}

/** The permissions that one user has granted and revoked. */
function Changes({ permissions, before, after }: ChangesProps) {
  const translate = useTranslate();
  const labels = useLabels();
  const changes = permissionChanges(before, after);
  const names = (ids: readonly number[]) =>
    permissions
      .filter(({ id }) => ids.includes(id))
      .map((permission) => permissionName({ ...permission }, { labels, translate }));
  return (
    <>
      {(['granted', 'revoked'] as const).map(
        (kind) =>
          changes[kind].length > 0 && (
            <Box key={kind} sx={{ mb: 0.5 }}>
              <strong>{translate(`stoa.role.conflict_${kind}`)}</strong>
              {names(changes[kind]).map((name) => (
                <div key={name}>{name}</div>
              ))}
            </Box>
          ),
      )}
    </>
  );
}
