import CreditScoreOutlined from '@mui/icons-material/CreditScoreOutlined';
import {
  addressOf,
  type Column,
  EmptyState,
  GeneratedList,
  momentCell,
  RecordTable,
  StateChip,
  useLabels,
  useMoney,
  useTranslate,
} from '@stoa/console-kit';
import { Link as MuiLink, Typography } from '@mui/material';
import type { PaymentRow } from '@stoa/contracts';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { OrderLinks } from './OrderLinks';

const LATEST = { field: 'created_at', order: 'DESC' as const };

const COLUMNS: readonly Column[] = [
  { name: 'reference', Cell: Reference },
  { name: 'driver', Cell: Provider, isSortable: false, exports: ['driver', 'provider_reference'] },
  { name: 'amount', Cell: Amount, isNumeric: true },
  {
    name: 'payment_status',
    Cell: Status,
    isSortable: false,
    exports: ['payment_status', 'failure', 'problem'],
  },
  { name: 'created_at', Cell: momentCell('created_at') },
];

/** Attempts to pay, latest first. */
export function PaymentList() {
  const translate = useTranslate();
  const empty = (
    <EmptyState
      icon={CreditScoreOutlined}
      title={translate('stoa.payment_attempt.none')}
      text={translate('stoa.payment_attempt.none_hint')}
    />
  );
  return (
    <GeneratedList sort={LATEST} columns={COLUMNS}>
      <RecordTable columns={COLUMNS} empty={empty} />
    </GeneratedList>
  );
}

function Reference() {
  const payment = useRecordContext<PaymentRow>();
  if (!payment) return null;
  return (
    <>
      <MuiLink
        component={Link}
        to={addressOf('payments', 'view', payment.id)}
        underline="hover"
        sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}
      >
        <bdi>{payment.reference}</bdi>
      </MuiLink>
      <Typography component="div" variant="caption">
        <OrderLinks orders={payment.orders} />
      </Typography>
    </>
  );
}

function Provider() {
  const payment = useRecordContext<PaymentRow>();
  const labels = useLabels();
  if (!payment) return null;
  return (
    <>
      {labels.choice(payment.driver)}
      <Typography component="div" variant="caption" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{payment.provider_reference}</bdi>
      </Typography>
    </>
  );
}

function Amount() {
  const payment = useRecordContext<PaymentRow>();
  const money = useMoney(payment?.currency);
  return payment ? <bdi style={{ fontWeight: 600 }}>{money(payment.amount)}</bdi> : null;
}

function Status() {
  const payment = useRecordContext<PaymentRow>();
  const labels = useLabels();
  const translate = useTranslate();
  if (!payment) return null;
  const { failure, problem, superseded_at } = payment;
  return (
    <>
      <StateChip value={payment.payment_status} />
      {(failure ?? problem) && (
        <Typography component="div" variant="caption" color="error">
          {problem ?? labels.choice(failure ?? '')}
        </Typography>
      )}
      {superseded_at && (
        <Typography component="div" variant="caption" color="text.secondary">
          {translate('stoa.payment_attempt.superseded')}
        </Typography>
      )}
    </>
  );
}
