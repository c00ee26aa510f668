import {
  FormDialog,
  newRequestKey,
  useShopSettings,
  useHasPermission,
  useTranslate,
} from '@stoa/console-kit';
import Add from '@mui/icons-material/Add';
import { Button, ToggleButton, ToggleButtonGroup } from '@mui/material';
import type { LedgerAdjustmentState } from '@stoa/contracts';
import { useState } from 'react';
import { required, SelectInput, TextInput, useNotify } from 'react-admin';
import { AccountLines, linesOf } from './AccountLines';
import { VendorBalance, vendorLinesOf } from './VendorBalance';

type Mode = 'of_vendor' | 'of_accounts';
const MODES = ['of_vendor', 'of_accounts'] as const;

/** Proposes an adjustment, for operators with the permission to. */
export function CreateAdjustmentButton() {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const isPermitted = useHasPermission('ledger_adjustments.create');
  if (!isPermitted) return null;
  return (
    <>
      <Button variant="contained" startIcon={<Add />} onClick={() => setOpen(true)}>
        {translate('stoa.adjustment.new')}
      </Button>
      {open && <CreateDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function CreateDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [mode, setMode] = useState<Mode>('of_vendor');
  const [request_key] = useState(newRequestKey);
  const currencies = useShopSettings()?.currencies ?? [];
  const preset = currencies.find(({ is_default: isDefault }) => isDefault)?.code ?? currencies[0]?.code;
  const bodyOf = ({ currency, day, reason, ...values }: Record<string, unknown>) => ({
    currency,
    reason,
    request_key,
    ...(day ? { day } : {}),
    lines: mode === 'of_vendor' ? vendorLinesOf(values) : linesOf(values),
  });
  return (
    <FormDialog<{ state: LedgerAdjustmentState }>
      title={translate('stoa.adjustment.new')}
      text={translate('stoa.adjustment.new_text')}
      submit={translate('stoa.adjustment.new')}
      call="createLedgerAdjustment"
      page="ledger_adjustments"
      bodyOf={bodyOf}
      onDone={({ state }) =>
        notify(state === 'posted' ? 'stoa.adjustment.posted' : 'stoa.adjustment.waits', { type: 'success' })
      }
      defaultValues={{ currency: preset, direction: 'credit', against: 'write_offs', lines: [{}, {}] }}
      maxWidth="sm"
      onClose={onClose}
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        value={mode}
        onChange={(_, next: Mode | null) => next && setMode(next)}
        sx={{ mb: 2, flexWrap: 'wrap' }}
      >
        {MODES.map((one) => (
          <ToggleButton key={one} value={one}>
            {translate(`stoa.adjustment.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <CurrencyInput codes={currencies.map(({ code }) => code)} />
      {mode === 'of_vendor' ? <VendorBalance /> : <AccountLines />}
      <Explanation />
    </FormDialog>
  );
}

function CurrencyInput({ codes }: { codes: readonly string[] }) {
  return (
    <SelectInput
      source="currency"
      choices={codes.map((code) => ({ id: code, name: code }))}
      translateChoice={false}
      validate={required()}
      helperText={false}
    />
  );
}

/** Reason and day. */
function Explanation() {
  const translate = useTranslate();
  return (
    <>
      <TextInput
        source="reason"
        helperText={translate('stoa.adjustment.reason_hint')}
        validate={required()}
        multiline
        slotProps={{ htmlInput: { maxLength: 250 } }}
      />
      <TextInput
        source="day"
        type="date"
        helperText={translate('stoa.adjustment.day_hint')}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </>
  );
}
