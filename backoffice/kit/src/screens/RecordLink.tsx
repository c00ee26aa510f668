import EditOutlined from '@mui/icons-material/EditOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { Button } from '@mui/material';
import { useCanAccess, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useTranslate } from '../i18n/useTranslate';
import { addressOf } from '../layout/addresses';
import { useSchema } from '../schema/SchemaContext';
import { isEditable } from './record-rights';

/** Link from one screen of a record to its other one, if permitted. */
export function RecordLink({ screen }: { screen: 'edit' | 'view' }) {
  const schema = useSchema();
  const record = useRecordContext();
  const translate = useTranslate();
  const action = screen === 'edit' ? 'edit' : 'show';
  const { canAccess } = useCanAccess({ resource: schema.page, action });
  if (!record || !canAccess || !schema.screens.includes(screen)) return null;
  if (screen === 'edit' && !isEditable(record)) return null;
  return (
    <Button
      variant="outlined"
      color="inherit"
      sx={{ borderColor: 'divider' }}
      startIcon={screen === 'edit' ? <EditOutlined /> : <VisibilityOutlined />}
      component={Link}
      to={addressOf(schema.page, screen, record.id)}
    >
      {translate(`ra.action.${action}`)}
    </Button>
  );
}
