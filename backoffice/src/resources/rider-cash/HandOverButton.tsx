import {
  CashInHand,
  FormDialog,
  KINDS,
  newRequestKey,
  useShopSettings,
  useHasPermission,
  useTranslate,
} from '@stoa/console-kit';
import LocalAtmOutlined from '@mui/icons-material/LocalAtmOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import {
  AutocompleteInput,
  ReferenceInput,
  required,
  SelectInput,
  TextInput,
  useGetOne,
  useNotify,
} from 'react-admin';
import { useWatch } from 'react-hook-form';

const AMOUNT = {
  name: 'amount',
  kind: 'money',
  currencyField: 'currency',
  required: true,
  writable: true,
} as const;
const LOOKUP = { meta: { lookup: true } };
const WHOLE = { meta: { whole: true } };
const BY_NAME = { field: 'name', order: 'ASC' as const };
const byText = (q: string) => (q ? { q } : {});

/** Records cash that a rider hands over, for operators with the permission to. */
export function HandOverButton() {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const isPermitted = useHasPermission('rider_cash_handovers.create');
  if (!isPermitted) return null;
  return (
    <>
      <Button variant="contained" startIcon={<LocalAtmOutlined />} onClick={() => setOpen(true)}>
        {translate('stoa.rider_cash.hand_over')}
      </Button>
      {open && <HandOverDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function HandOverDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [request_key] = useState(newRequestKey);
  const currencies = useShopSettings()?.currencies ?? [];
  const preset = currencies.find(({ is_default: isDefault }) => isDefault)?.code ?? currencies[0]?.code;
  return (
    <FormDialog<{ number: string }>
      title={translate('stoa.rider_cash.hand_over')}
      text={translate('stoa.rider_cash.hand_over_text')}
      submit={translate('stoa.rider_cash.hand_over')}
      call="handOverRiderCash"
      page="rider_cash_handovers"
      bodyOf={(values) => ({ ...values, request_key })}
      onDone={({ number }) =>
        notify('stoa.rider_cash.done', { type: 'success', messageArgs: { number }, autoHideDuration: 10_000 })
      }
      defaultValues={{ currency: preset }}
      onClose={onClose}
    >
      <ReferenceInput source="rider_id" reference="riders" queryOptions={LOOKUP} sort={BY_NAME}>
        <AutocompleteInput
          optionText="name"
          filterToQuery={byText}
          validate={required()}
          helperText={false}
        />
      </ReferenceInput>
      <InHand />
      <SelectInput
        source="currency"
        choices={currencies.map(({ code }) => ({ id: code, name: code }))}
        translateChoice={false}
        validate={required()}
        helperText={false}
      />
      <KINDS.money.Input field={AMOUNT} />
      <TextInput source="note" helperText={false} slotProps={{ htmlInput: { maxLength: 250 } }} />
    </FormDialog>
  );
}

/** What the chosen rider has. */
function InHand() {
  const id = useWatch({ name: 'rider_id' }) as number | undefined;
  const { data } = useGetOne('riders', { id: id ?? 0, ...WHOLE }, { enabled: Boolean(id) });
  return data ? <CashInHand rider={data} /> : null;
}
