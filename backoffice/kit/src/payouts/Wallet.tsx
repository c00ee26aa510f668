import Add from '@mui/icons-material/Add';
import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import { Button, Card, Typography } from '@mui/material';
import { PAYOUT_METHODS, type PayoutBalance } from '@stoa/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListBase, required, SelectInput, TextInput, useCanAccess } from 'react-admin';
import { RequirePermission } from '../auth/RequirePermission';
import { KINDS } from '../fields/kinds';
import { useLabels } from '../i18n/labels';
import { useTranslate } from '../i18n/useTranslate';
import { PageHeader } from '../layout/PageHeader';
import { EmptyState } from '../screens/list/EmptyList';
import { ListPages } from '../screens/list/ListPages';
import { useApi } from '../schema/SchemaContext';
import { useMoney } from '../settings/format';
import { PayoutTable } from './PayoutTable';
import { RequestDialog } from './RequestDialog';

const AMOUNT = { name: 'amount', kind: 'money', required: true, writable: true } as const;
const LATEST = { field: 'created_at', order: 'DESC' as const };

/** A vendor's wallet: available balance and payout requests (specification §2.5). */
export function Wallet() {
  const translate = useTranslate();
  const empty = (
    <EmptyState
      icon={AccountBalanceWalletOutlined}
      title={translate('stoa.payout.own_none')}
      text={translate('stoa.payout.own_none_hint')}
    >
      <RequestButton />
    </EmptyState>
  );
  return (
    <RequirePermission name="payoutRequests.read">
      <ListBase resource="payout_requests" perPage={25} sort={LATEST} disableSyncWithLocation>
        <PageHeader title={translate('stoa.payout.wallet')} subtitle={translate('stoa.payout.wallet_hint')}>
          <RequestButton />
        </PageHeader>
        <Balance />
        <Card>
          <PayoutTable page="payout_requests" empty={empty} />
          <ListPages />
        </Card>
      </ListBase>
    </RequirePermission>
  );
}

/** The available balance and how it is calculated. */
function Balance() {
  const translate = useTranslate();
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['payout_requests', 'balance'],
    queryFn: async () => (await api.call(api.own('getPayoutBalance'))).body.data as PayoutBalance,
  });
  const money = useMoney(data?.currency);
  if (!data) return null;
  const parts = { earned: money(data.earned), held: money(data.held) };
  return (
    <Card sx={{ p: 2.25, mb: 2 }}>
      <Typography variant="body2" color="text.secondary">
        {translate('stoa.balance.available')}
      </Typography>
      <Typography component="p" sx={{ fontSize: 28, fontWeight: 700 }}>
        <bdi>{money(data.available)}</bdi>
      </Typography>
      <Typography variant="caption" color="text.secondary">
        {translate('stoa.balance.available_hint', parts)}
      </Typography>
    </Card>
  );
}

function RequestButton() {
  const translate = useTranslate();
  const labels = useLabels();
  const [open, setOpen] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'payoutRequests', action: 'create' });
  if (!canAccess) return null;
  const methods = PAYOUT_METHODS.map((id) => ({ id, name: labels.choice(id) }));
  return (
    <>
      <Button variant="contained" startIcon={<Add />} onClick={() => setOpen(true)}>
        {translate('stoa.payout.own_new')}
      </Button>
      {open && (
        <RequestDialog
          title={translate('stoa.payout.own_new')}
          text={translate('stoa.payout.own_text')}
          call="createPayoutRequest"
          page="payout_requests"
          onClose={() => setOpen(false)}
        >
          <KINDS.money.Input field={AMOUNT} />
          <SelectInput
            source="method"
            label={labels.field('method')}
            choices={methods}
            defaultValue={PAYOUT_METHODS[0]}
            translateChoice={false}
            validate={required()}
            helperText={false}
          />
          <TextInput
            source="destination"
            label={translate('stoa.payout.account')}
            validate={required()}
            helperText={translate('stoa.payout.account_hint')}
            slotProps={{ htmlInput: { dir: 'ltr', maxLength: 120 } }}
          />
        </RequestDialog>
      )}
    </>
  );
}
