import { OwnedList, RecordHeader, useApi, useMoney, useTranslate, WHOLE_RECORD } from '@stoa/console-kit';
import { Box, Card, Stack, Typography } from '@mui/material';
import type { WalletBalance } from '@stoa/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ShowBase, useRecordContext } from 'react-admin';
import { CreditButton } from './CreditButton';
import { WalletTable } from './WalletTable';

/** A customer's wallet: balances, transactions, and bonuses to give. */
export function CustomerWallet() {
  return (
    <ShowBase queryOptions={WHOLE_RECORD}>
      <RecordHeader other="edit" />
      <Panel />
    </ShowBase>
  );
}

function Panel() {
  const customer = useRecordContext<{ id: number; is_guest: boolean; erased_at: string | null }>();
  const id = customer?.id ?? 0;
  const filter = useMemo(() => ({ customer_id: id }), [id]);
  if (!customer) return null;
  return (
    <Stack sx={{ gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Balances customerId={id} />
        {!customer.is_guest && !customer.erased_at && <CreditButton customerId={id} />}
      </Box>
      <OwnedList page="wallet_transactions" filter={filter}>
        <WalletTable ofOne />
      </OwnedList>
    </Stack>
  );
}

function Balances({ customerId }: { customerId: number }) {
  const api = useApi();
  const { data = [] } = useQuery({
    queryKey: ['wallet_transactions', 'balances', customerId],
    queryFn: () => api.data<WalletBalance[]>(`customerWallet/${customerId}`),
  });
  return (
    <>
      {data.map((one) => (
        <Balance key={one.currency} {...one} />
      ))}
    </>
  );
}

function Balance({ currency, balance, pending }: WalletBalance) {
  const translate = useTranslate();
  const money = useMoney(currency);
  return (
    <Card sx={{ p: 2.25, minWidth: 200 }}>
      <Typography variant="body2" color="text.secondary">
        {translate('stoa.wallet.balance', { currency })}
      </Typography>
      <Typography component="p" sx={{ fontSize: 24, fontWeight: 700 }}>
        <bdi>{money(balance)}</bdi>
      </Typography>
      {pending > 0 && (
        <Typography variant="caption" color="text.secondary">
          {translate('stoa.wallet.pending', { amount: money(pending) })}
        </Typography>
      )}
    </Card>
  );
}
