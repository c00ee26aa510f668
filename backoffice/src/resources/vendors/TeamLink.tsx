import { addressOf, useTranslate } from '@stoa/console-kit';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import { Button } from '@mui/material';
import { useCanAccess, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';

/** Leads from a vendor's form to its team, where accounts are disabled and two-step sign-in is reset for one person. */
export function TeamLink() {
  const vendor = useRecordContext();
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'vendor_users', action: 'list' });
  if (!vendor || !canAccess) return null;
  return (
    <Button
      variant="outlined"
      color="inherit"
      sx={{ borderColor: 'divider' }}
      startIcon={<GroupsOutlined />}
      component={Link}
      to={`${addressOf('vendors', 'view', vendor.id)}/team`}
    >
      {translate('stoa.panels.team')}
    </Button>
  );
}
