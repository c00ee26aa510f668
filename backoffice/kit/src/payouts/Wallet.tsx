import Add from '@mui/icons-material/Add';
import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import { Button, Card } from '@mui/material';
import { PAYOUT_METHODS, type PayoutWallet } from '@stoa/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListBase, required, SelectInput, TextInput, useCanAccess } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { RequirePermission } from '../auth/RequirePermission';
import { isolated } from '../i18n/isolated';
import { KINDS } from '../fields/kinds';
import { useLabels } from '../i18n/labels';
import { useTranslate } from '../i18n/useTranslate';
import { PageHeader } from '../layout/PageHeader';
import { EmptyState } from '../screens/list/EmptyList';
import { ListPages } from '../screens/list/ListPages';
import { useApi } from '../schema/SchemaContext';
import { SimulatorLink } from '../simulation/SimulatorLink';
import { Funds, Releases, useTermsText } from './Funds';
import { PayoutTable } from './PayoutTable';
import { StatementCard } from './StatementCard';
import { RequestDialog } from './RequestDialog';
import { useHasOpenRequest } from './useHasOpenRequest';

const AMOUNT = { name: 'amount', kind: 'money', required: true, writable: true } as const;
const LATEST = { field: 'created_at', order: 'DESC' as const };

/** A vendor's wallet: balance, next releases and payout requests (specification §2.5). */
export function Wallet() {
  const translate = useTranslate();
  return (
    <RequirePermission name="payoutRequests.read">
      <ListBase resource="payout_requests" perPage={25} sort={LATEST} disableSyncWithLocation>
        <PageHeader title={translate('stoa.payout.wallet')} subtitle={translate('stoa.payout.wallet_hint')}>
          <SimulatorLink />
          <RequestButton />
        </PageHeader>
        <Balance />
        <Card>
          <PayoutTable page="payout_requests" empty={<NoPayouts />} />
          <ListPages />
        </Card>
        <StatementCard path="payoutStatement" exportPath="payoutStatementExport" />
      </ListBase>
    </RequirePermission>
  );
}

/** Invites to the first request once there is something to request; until then the balance says what is missing. */
function NoPayouts() {
  const translate = useTranslate();
  const { data } = useWallet();
  const title = translate('stoa.payout.own_none');
  if (!data || data.payable <= 0) return <EmptyState icon={AccountBalanceWalletOutlined} title={title} />;
  return (
    <EmptyState
      icon={AccountBalanceWalletOutlined}
      title={title}
      text={translate('stoa.payout.own_none_hint')}
    >
      <RequestButton />
    </EmptyState>
  );
}

/** The vendor's wallet, loaded once for all its parts. */
function useWallet() {
  const api = useApi();
  return useQuery({
    queryKey: ['payout_requests', 'balance'],
    queryFn: ({ signal }) => api.data<PayoutWallet>('getPayoutBalance', { signal }),
  });
}

/** The balance and its next changes. */
function Balance() {
  const { data } = useWallet();
  const hasOpenRequest = useHasOpenRequest();
  if (!data) return null;
  return (
    <>
      <Funds balance={data} isOwn hasOpenRequest={hasOpenRequest} explainedBy="explainBalance" />
      <Releases wallet={data} />
    </>
  );
}

function RequestButton() {
  const translate = useTranslate();
  const labels = useLabels();
  const [open, setOpen] = useState(false);
  const { data } = useWallet();
  const termsText = useTermsText();
  const hasOpenRequest = useHasOpenRequest();
  const { canAccess } = useCanAccess({ resource: 'payoutRequests', action: 'create' });
  if (!canAccess) return null;
  const hasNothing = data !== undefined && data.payable <= 0;
  const methods = PAYOUT_METHODS.map((id) => ({ id, name: labels.choice(id) }));
  return (
    <>
      <Button
        variant="contained"
        startIcon={<Add />}
        disabled={hasOpenRequest || hasNothing}
        onClick={() => setOpen(true)}
      >
        {translate('stoa.payout.own_new')}
      </Button>
      {open && (
        <RequestDialog
          title={translate('stoa.payout.own_new')}
          text={[translate('stoa.payout.own_text'), termsText(data?.terms)].filter(Boolean).join(' ')}
          call="createPayoutRequest"
          page="payout_requests"
          onClose={() => setOpen(false)}
        >
          <KINDS.money.Input field={AMOUNT} />
          <SelectInput
            source="method"
            choices={methods}
            defaultValue={PAYOUT_METHODS[0]}
            translateChoice={false}
            validate={required()}
            helperText={false}
          />
          <DestinationInput account={data?.account ?? null} />
        </RequestDialog>
      )}
    </>
  );
}

/** The account to be paid to; optional for a bank transfer to the bank account on file. */
function DestinationInput({ account }: { account: string | null }) {
  const translate = useTranslate();
  const method: unknown = useWatch({ name: 'method' });
  const onFile = method === 'paypal' ? null : account;
  return (
    <TextInput
      key={onFile}
      source="destination"
      validate={onFile === null ? required() : []}
      helperText={
        onFile === null
          ? translate('stoa.payout.account_hint')
          : translate('stoa.payout.on_file_hint', { account: isolated(onFile) })
      }
      slotProps={{ htmlInput: { dir: 'ltr', maxLength: 120 } }}
    />
  );
}
