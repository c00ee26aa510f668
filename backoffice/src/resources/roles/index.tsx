import { lazy } from 'react';
import { RecordScreen, RequirePermission, type ScreenOverride } from '@stoa/console-kit';
import { PermissionsButton } from './PermissionsButton';

// Loaded on demand.
const RolePermissions = lazy(async () => ({ default: (await import('./RolePermissions')).RolePermissions }));

const permissions = (
  <RecordScreen page="roles" screen="edit">
    <RequirePermission name="permissions.read">
      <RolePermissions />
    </RequirePermission>
  </RecordScreen>
);

/** Role screens: generated, plus the permission matrix. */
export const roles: ScreenOverride = {
  columns: ['name', 'code', 'audience', 'is_system', 'status'],
  hiddenFields: ['permission_ids'],
  actions: PermissionsButton,
  routes: [{ path: 'edit/:id/permissions', element: permissions }],
};
