import { lazy } from 'react';
import { RecordScreen, type ScreenOverride } from '@stoa/console-kit';
import { PermissionsButton } from './PermissionsButton';

// Loaded when first opened.
const RolePermissions = lazy(async () => ({ default: (await import('./RolePermissions')).RolePermissions }));

const permissions = (
  <RecordScreen page="roles" screen="edit">
    <RolePermissions />
  </RecordScreen>
);

/** Roles: generated screens, and the table of permissions beside them. */
export const roles: ScreenOverride = {
  columns: ['name', 'code', 'audience', 'is_system', 'status'],
  hiddenFields: ['permission_ids'],
  actions: PermissionsButton,
  routes: [{ path: 'edit/:id/permissions', element: permissions }],
};
