import {
  addressOf,
  type Column,
  CustomerCaption,
  EmptyState,
  momentCell,
  RecordTable,
  useCustomerName,
  useLabels,
  useMoney,
  useTranslate,
} from '@stoa/console-kit';
import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import { Link as MuiLink, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { WalletRecord } from './wallet-record';
import { WalletState } from './WalletState';

/** The columns of a list of wallet transactions; of one customer without the customer. */
export function useWalletColumns(ofOne = false): Column[] {
  return useMemo(
    () => [
      { name: 'number', Cell: TransactionNumber, exports: ['number', 'reference'] },
      ...(ofOne
        ? []
        : [
            {
              name: 'customer_name',
              Cell: Owner,
              isSortable: false,
              exports: ['customer_name', 'email'],
            },
          ]),
      { name: 'type', Cell: Type, isSortable: false, exports: ['type', 'note'] },
      { name: 'amount', Cell: Amount, isNumeric: true, exports: ['amount', 'currency', 'balance'] },
      { name: 'state', Cell: State },
      { name: 'created_at', Cell: momentCell('created_at') },
    ],
    [ofOne],
  );
}

/** Wallet transactions with amount, balance and state. */
export function WalletTable({ ofOne = false }: { ofOne?: boolean }) {
  const translate = useTranslate();
  const empty = (
    <EmptyState
      icon={AccountBalanceWalletOutlined}
      title={translate('stoa.wallet.none')}
      text={translate('stoa.wallet.none_hint')}
    />
  );
  return <RecordTable columns={useWalletColumns(ofOne)} empty={empty} />;
}

function TransactionNumber() {
  const row = useRecordContext<WalletRecord>();
  if (!row) return null;
  return (
    <>
      <bdi style={{ whiteSpace: 'nowrap' }}>{row.number}</bdi>
      {row.reference && (
        <Typography component="div" variant="caption" color="text.secondary">
          <bdi style={{ whiteSpace: 'nowrap' }}>{row.reference}</bdi>
        </Typography>
      )}
    </>
  );
}

function Owner() {
  const row = useRecordContext<WalletRecord>();
  const nameOf = useCustomerName();
  if (!row) return null;
  return (
    <>
      <MuiLink
        component={Link}
        to={`${addressOf('customers', 'view', row.customer_id)}/wallet`}
        underline="hover"
      >
        <bdi>{nameOf(row.customer_name)}</bdi>
      </MuiLink>
      <CustomerCaption email={row.email} />
    </>
  );
}

function Type() {
  const row = useRecordContext<WalletRecord>();
  const labels = useLabels();
  const translate = useTranslate();
  if (!row) return null;
  return (
    <>
      {labels.choice(row.type)}
      {row.note && (
        <Typography component="div" variant="caption" color="text.secondary">
          <bdi>{row.note}</bdi>
        </Typography>
      )}
      {row.requester && (
        <Typography component="div" variant="caption" color="text.secondary">
          {translate('stoa.wallet.asked_by', { name: row.requester })}
        </Typography>
      )}
    </>
  );
}

function Amount() {
  const row = useRecordContext<WalletRecord>();
  const translate = useTranslate();
  const money = useMoney(row?.currency);
  if (!row) return null;
  return (
    <>
      <bdi style={{ fontWeight: 600 }}>{money(row.amount)}</bdi>
      {row.balance !== null && (
        <Typography component="div" variant="caption" color="text.secondary">
          {translate('stoa.wallet.after', { amount: money(row.balance) })}
        </Typography>
      )}
    </>
  );
}

function State() {
  const row = useRecordContext<WalletRecord>();
  return row ? <WalletState row={row} /> : null;
}
