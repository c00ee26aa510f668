import {
  FormDialog,
  KINDS,
  newRequestKey,
  useLabels,
  useShopSettings,
  useHasPermission,
  useTranslate,
} from '@stoa/console-kit';
import CardGiftcardOutlined from '@mui/icons-material/CardGiftcardOutlined';
import { Button } from '@mui/material';
import { WALLET_CREDIT_TYPES, type WalletTransactionState } from '@stoa/contracts';
import { useState } from 'react';
import { required, SelectInput, TextInput, useNotify } from 'react-admin';

const AMOUNT = {
  name: 'amount',
  kind: 'money',
  currencyField: 'currency',
  required: true,
  writable: true,
} as const;

/** Gives a customer a bonus or corrects the balance, for operators with the permission to. */
export function CreditButton({ customerId }: { customerId: number }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const isPermitted = useHasPermission('wallet_transactions.create');
  if (!isPermitted) return null;
  return (
    <>
      <Button variant="contained" startIcon={<CardGiftcardOutlined />} onClick={() => setOpen(true)}>
        {translate('stoa.wallet.credit')}
      </Button>
      {open && <CreditDialog customerId={customerId} onClose={() => setOpen(false)} />}
    </>
  );
}

function CreditDialog({ customerId, onClose }: { customerId: number; onClose: () => void }) {
  const translate = useTranslate();
  const labels = useLabels();
  const notify = useNotify();
  const [request_key] = useState(newRequestKey);
  const currencies = useShopSettings()?.currencies ?? [];
  const types = WALLET_CREDIT_TYPES.map((id) => ({ id, name: labels.choice(id) }));
  const codes = currencies.map(({ code }) => ({ id: code, name: code }));
  const preset = currencies.find(({ is_default: isDefault }) => isDefault)?.code ?? codes[0]?.id;
  return (
    <FormDialog<{ state: WalletTransactionState }>
      title={translate('stoa.wallet.credit')}
      text={translate('stoa.wallet.credit_text')}
      submit={translate('stoa.wallet.credit')}
      call="creditWallet"
      page="wallet_transactions"
      bodyOf={(values) => ({ ...values, customer_id: customerId, request_key })}
      onDone={({ state }) =>
        notify(state === 'posted' ? 'stoa.wallet.credited' : 'stoa.wallet.waits', { type: 'success' })
      }
      defaultValues={{ type: 'bonus', currency: preset }}
      onClose={onClose}
    >
      <SelectInput source="type" choices={types} translateChoice={false} validate={required()} />
      <SelectInput source="currency" choices={codes} translateChoice={false} validate={required()} />
      <KINDS.money.Input field={AMOUNT} />
      <TextInput
        source="note"
        helperText={translate('stoa.wallet.reason_hint')}
        validate={required()}
        multiline
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </FormDialog>
  );
}
