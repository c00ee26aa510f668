import EditOutlined from '@mui/icons-material/EditOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { Button } from '@mui/material';
import { useCanAccess, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { StateChip } from '../fields/StateChip';
import { useLabels } from '../i18n/labels';
import { useTranslate } from '../i18n/useTranslate';
import { addressOf } from '../layout/addresses';
import { PageHeader } from '../layout/PageHeader';
import { useSchema } from '../schema/SchemaContext';
import { useMoment } from '../settings/format';
import { StatusMenu } from './StatusMenu';
import { useOverride } from './OverridesContext';
import { useRecordName } from './record-name';
import { isEditable } from './record-rights';
import { SuspendedNotice } from './SuspendedNotice';

/** Header of a record's screens: name, status, last change, and a link to its other screen. */
export function RecordHeader({ other }: { other: 'edit' | 'view' }) {
  const schema = useSchema();
  const record = useRecordContext();
  const translate = useTranslate();
  const labels = useLabels();
  const moment = useMoment();
  const named = useRecordName(schema);
  const { actions: Actions, homeOf } = useOverride(schema.resource);
  const { canAccess } = useCanAccess({ resource: schema.page, action: other === 'edit' ? 'edit' : 'show' });
  if (!record) return null;
  const opens = canAccess && schema.screens.includes(other) && (other === 'view' || isEditable(record));
  return (
    <>
      <PageHeader
        title={named(record)}
        parent={{
          label: labels.resource(schema.page),
          to: homeOf?.(record) ?? addressOf(schema.page, 'list'),
        }}
        badge={typeof record.status === 'string' ? <StateChip value={record.status} /> : undefined}
        subtitle={
          record.updated_at
            ? translate('stoa.form.changed', { at: moment(String(record.updated_at)) })
            : undefined
        }
      >
        {Actions && <Actions />}
        <StatusMenu />
        {opens && (
          <Button
            variant="outlined"
            color="inherit"
            sx={{ borderColor: 'divider' }}
            startIcon={other === 'edit' ? <EditOutlined /> : <VisibilityOutlined />}
            component={Link}
            to={addressOf(schema.page, other, record.id)}
          >
            {translate(other === 'edit' ? 'ra.action.edit' : 'ra.action.show')}
          </Button>
        )}
      </PageHeader>
      <SuspendedNotice />
    </>
  );
}
