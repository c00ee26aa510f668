import { addressOf, EmptyState, FilterTabs, GeneratedList, ListTable, useTranslate } from '@stoa/console-kit';
import DraftsOutlined from '@mui/icons-material/DraftsOutlined';
import { Link as MuiLink, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';

const NEWEST = { field: 'created_at', order: 'DESC' as const };
const COLUMNS = ['subject', 'name', 'state', 'created_at'];
const CELLS = { subject: Subject };

/** Contact messages by state, newest first; new ones are bold. */
export function Inbox() {
  return (
    <GeneratedList sort={NEWEST} columns={COLUMNS}>
      <FilterTabs source="state" />
      <ListTable columns={COLUMNS} cells={CELLS} empty={<Nothing />} />
    </GeneratedList>
  );
}

function Nothing() {
  const translate = useTranslate();
  return (
    <EmptyState
      icon={DraftsOutlined}
      title={translate('stoa.content.inbox_empty')}
      text={translate('stoa.content.inbox_empty_text')}
    />
  );
}

/** The subject, linked to the message, with its beginning below. */
function Subject() {
  const record = useRecordContext();
  if (!record) return null;
  const weight = record.state === 'new' ? 700 : 500;
  return (
    <>
      <MuiLink
        component={Link}
        to={addressOf('contact_forms', 'view', record.id)}
        underline="hover"
        dir="auto"
        sx={{ fontWeight: weight, color: 'text.primary', display: 'block' }}
      >
        {record.subject}
      </MuiLink>
      <Typography variant="body2" color="text.secondary" noWrap dir="auto" sx={{ maxWidth: 420 }}>
        {record.message}
      </Typography>
    </>
  );
}
