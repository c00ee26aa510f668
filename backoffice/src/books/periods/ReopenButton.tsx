import { FormDialog, useHasPermission, useTranslate } from '@stoa/console-kit';
import { Button } from '@mui/material';
import { useState } from 'react';
import { required, TextInput, useNotify } from 'react-admin';

/** Asks another operator to reopen the last closed period, with a reason. */
export function ReopenButton({ id, day }: { id: number; day: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [open, setOpen] = useState(false);
  const isPermitted = useHasPermission('ledger_periods.create');
  if (!isPermitted) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)} sx={{ display: 'block' }}>
        {translate('stoa.period.reopen')}
      </Button>
      {open && (
        <FormDialog
          title={translate('stoa.period.reopen')}
          text={translate('stoa.period.reopen_text', { day })}
          submit={translate('stoa.period.reopen')}
          call="reopenLedgerPeriod"
          page="ledger_periods"
          bodyOf={(values) => ({ ...values, ledger_period_id: id })}
          onDone={() => notify('stoa.adjustment.waits', { type: 'success' })}
          onClose={() => setOpen(false)}
        >
          <TextInput
            source="reason"
            validate={required()}
            multiline
            slotProps={{ htmlInput: { maxLength: 250 } }}
          />
        </FormDialog>
      )}
    </>
  );
}
