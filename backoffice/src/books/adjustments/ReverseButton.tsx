import { FormDialog, useHasPermission, useTranslate } from '@stoa/console-kit';
import { Button } from '@mui/material';
import type { LedgerAdjustmentState } from '@stoa/contracts';
import { useState } from 'react';
import { required, TextInput, useNotify } from 'react-admin';
import type { AdjustmentRecord } from './adjustment-record';
import { useLinesText } from './useLineText';

/** Takes a posted adjustment back, with a reason. */
export function ReverseButton({ adjustment }: { adjustment: AdjustmentRecord }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const isPermitted = useHasPermission('ledger_adjustments.create');
  if (!isPermitted) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)} sx={{ display: 'block' }}>
        {translate('stoa.adjustment.reverse')}
      </Button>
      {open && <Question adjustment={adjustment} onClose={() => setOpen(false)} />}
    </>
  );
}

function Question({ adjustment, onClose }: { adjustment: AdjustmentRecord; onClose: () => void }) {
  const { id, number, lines, currency } = adjustment;
  const translate = useTranslate();
  const linesText = useLinesText(currency);
  const notify = useNotify();
  return (
    <FormDialog<{ state: LedgerAdjustmentState }>
      title={translate('stoa.adjustment.reverse')}
      text={translate('stoa.adjustment.reverse_text', {
        number,
        lines: linesText(lines),
      })}
      submit={translate('stoa.adjustment.reverse')}
      call="reverseLedgerAdjustment"
      page="ledger_adjustments"
      bodyOf={(values) => ({ ...values, ledger_adjustment_id: id })}
      onDone={({ state }) =>
        notify(state === 'reversed' ? 'stoa.adjustment.posted' : 'stoa.adjustment.waits', { type: 'success' })
      }
      onClose={onClose}
    >
      <TextInput
        source="reason"
        validate={required()}
        multiline
        slotProps={{ htmlInput: { maxLength: 250 } }}
      />
    </FormDialog>
  );
}
