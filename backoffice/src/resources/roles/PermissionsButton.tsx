import KeyOutlined from '@mui/icons-material/KeyOutlined';
import { Button } from '@mui/material';
import { addressOf, useHasPermission, useTranslate } from '@stoa/console-kit';
import { useCanAccess, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';

/** Link from a role to its permissions, for operators who may read all that the page shows. */
export function PermissionsButton() {
  const role = useRecordContext();
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'roles', action: 'edit' });
  const listsPermissions = useHasPermission('permissions.read');
  if (!role || !canAccess || !listsPermissions) return null;
  return (
    <Button
      variant="outlined"
      startIcon={<KeyOutlined />}
      component={Link}
      to={`${addressOf('roles', 'edit', role.id)}/permissions`}
    >
      {translate('stoa.role.permissions')}
    </Button>
  );
}
