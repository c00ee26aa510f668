import { Alert } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { useTranslate } from '../i18n/useTranslate';

/** Says that an operator has switched the record off, so that its vendor can't switch it on again. */
export function SuspendedNotice() {
  const translate = useTranslate();
  const record = useRecordContext();
  if (!record?.is_suspended) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {translate('stoa.form.suspended')}
    </Alert>
  );
}
