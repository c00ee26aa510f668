import { FormDialog, useMoneyByCode, useTranslate } from '@stoa/console-kit';
import { Button } from '@mui/material';
import type { SettlementTotal } from '@stoa/contracts';
import { useState } from 'react';
import { BooleanInput, required, useCanAccess, useNotify } from 'react-admin';
import { DIFFERENCES, type SettlementRecord } from './settlement-record';

/** Posts an open file's fees and payouts; differences must be accepted. */
export function ConfirmButton({ settlement }: { settlement: SettlementRecord }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'settlements', action: 'status' });
  if (!canAccess || settlement.state !== 'open') return null;
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {translate('stoa.settlement.confirm')}
      </Button>
      {open && <Question settlement={settlement} onClose={() => setOpen(false)} />}
    </>
  );
}

function Question({ settlement, onClose }: { settlement: SettlementRecord; onClose: () => void }) {
  const { id, number, totals, matches } = settlement;
  const translate = useTranslate();
  const notify = useNotify();
  const sums = useSums(totals);
  const isDifferent = DIFFERENCES.some((match) => matches[match] > 0);
  return (
    <FormDialog
      title={`${translate('stoa.settlement.confirm')}: ${number}`}
      text={translate('stoa.settlement.confirm_text', { sums })}
      submit={translate('stoa.settlement.confirm')}
      call="confirmSettlement"
      page="settlements"
      bodyOf={({ accept_differences: accepts }) => ({
        settlement_id: id,
        ...(isDifferent && { accept_differences: accepts === true }),
      })}
      onDone={() => notify('stoa.settlement.posted', { type: 'success' })}
      onClose={onClose}
    >
      {isDifferent && (
        <BooleanInput
          source="accept_differences"
          validate={required()}
          helperText={translate('stoa.settlement.accept_hint')}
        />
      )}
    </FormDialog>
  );
}

/** Fees and payouts as one text, in every currency of the file. */
function useSums(totals: readonly SettlementTotal[]): string {
  const translate = useTranslate();
  const money = useMoneyByCode();
  return totals
    .map(({ currency, fees, paid_out }) =>
      [
        `${translate('stoa.settlement.fees')} ${money(fees, currency)}`,
        `${translate('stoa.settlement.paid_out')} ${money(paid_out, currency)}`,
      ].join(', '),
    )
    .join('; ');
}
