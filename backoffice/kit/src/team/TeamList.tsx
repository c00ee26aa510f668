import { Alert } from '@mui/material';
import { useCanAccess, useListContext } from 'react-admin';
import { useTranslate } from '../i18n/useTranslate';
import { EmptyList } from '../screens/list/EmptyList';
import { GeneratedList } from '../screens/list/GeneratedList';
import { ListTable } from '../screens/list/ListTable';

/** The vendor's own team; who is alone in it reads what inviting others is good for. */
export function TeamList({ columns }: { columns: readonly string[] }) {
  return (
    <GeneratedList>
      <Alone />
      <ListTable columns={columns} empty={<EmptyList />} />
    </GeneratedList>
  );
}

function Alone() {
  const translate = useTranslate();
  const { total, filterValues } = useListContext();
  const { canAccess } = useCanAccess({ resource: 'vendor_users', action: 'create' });
  if (!canAccess || total !== 1 || Object.keys(filterValues).length > 0) return null;
  return (
    <Alert severity="info" sx={{ m: 2 }}>
      {translate('stoa.team.alone')}
    </Alert>
  );
}
