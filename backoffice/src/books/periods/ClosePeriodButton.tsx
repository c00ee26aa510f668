import { FormDialog, useHasPermission, useTranslate } from '@stoa/console-kit';
import LockOutlined from '@mui/icons-material/LockOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { required, TextInput, useNotify } from 'react-admin';

/** Closes the books up to the end of a day, for operators with the permission to. */
export function ClosePeriodButton() {
  const translate = useTranslate();
  const notify = useNotify();
  const [open, setOpen] = useState(false);
  const isPermitted = useHasPermission('ledger_periods.create');
  if (!isPermitted) return null;
  return (
    <>
      <Button variant="contained" startIcon={<LockOutlined />} onClick={() => setOpen(true)}>
        {translate('stoa.period.close')}
      </Button>
      {open && (
        <FormDialog
          title={translate('stoa.period.close')}
          text={translate('stoa.period.close_text')}
          submit={translate('stoa.period.close')}
          call="closeLedgerPeriod"
          page="ledger_periods"
          onDone={() => notify('stoa.period.closed', { type: 'success' })}
          defaultValues={{ last_day: lastMonthsEnd() }}
          onClose={() => setOpen(false)}
        >
          <TextInput
            source="last_day"
            type="date"
            validate={required()}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </FormDialog>
      )}
    </>
  );
}

/** The last day of the month before this one, which is usually closed. */
function lastMonthsEnd(): string {
  const now = new Date();
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), 0)).toISOString().slice(0, 10);
}
