import { Alert, Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { useCanAccess } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from '../../i18n/useTranslate';
import { addressOf } from '../../layout/addresses';
import { useLeaveWarning } from '../../layout/useLeaveWarning';
import { creationOf } from '../../schema/form-data';
import { useSchema } from '../../schema/SchemaContext';

/** Says in a form that its record was deleted, and offers to copy the input to a new record where there can be one. */
export function DeletedNotice() {
  const { page, screens } = useSchema();
  const translate = useTranslate();
  const creates = screens.includes('create');
  const { canAccess } = useCanAccess({ resource: page, action: 'create', enabled: creates });
  const copy = useCopy();
  const button = (
    <Button color="inherit" size="small" onClick={copy} sx={{ whiteSpace: 'nowrap' }}>
      {translate('stoa.form.copy_to_new')}
    </Button>
  );
  return (
    <Alert severity="error" action={creates && canAccess ? button : undefined} sx={noticeSx}>
      {translate('stoa.form.deleted')}
    </Alert>
  );
}

/** Opens the form of a new record with the input, without a warning as it is not lost; any other way out warns. */
function useCopy(): () => void {
  const schema = useSchema();
  const navigate = useNavigate();
  const { getValues } = useFormContext();
  const { isDirty } = useFormState();
  const [record, setRecord] = useState<object | null>(null);
  useLeaveWarning(isDirty && record === null);
  useEffect(() => {
    if (record) navigate(addressOf(schema.page, 'create'), { state: { record } });
  }, [navigate, record, schema.page]);
  return () => setRecord(creationOf(schema, getValues()));
}

// Also in sight of whoever has pressed the button below a long form.
const noticeSx = { position: 'sticky', top: 64, zIndex: 6, mb: 2, flexWrap: { xs: 'wrap', sm: 'nowrap' } };
