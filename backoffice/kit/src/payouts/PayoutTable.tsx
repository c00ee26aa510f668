import { Link as MuiLink, Typography } from '@mui/material';
import { useCanAccess, useRecordContext } from 'react-admin';
import { useMemo, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { ExplainButton } from '../explanations/ExplainButton';
import { useLabels } from '../i18n/labels';
import { addressOf } from '../layout/addresses';
import { isolated } from '../i18n/isolated';
import { useTranslate, type TextKey } from '../i18n/useTranslate';
import { useApi } from '../schema/SchemaContext';
import { BulkActions, useHasBulkActions } from '../screens/list/BulkActions';
import { momentCell } from '../screens/list/cells';
import { RecordTable, type Column } from '../screens/list/RecordTable';
import { StateMenu } from '../screens/StateMenu';
import { useMoney } from '../settings/format';
import { TransferButton } from './TransferButton';
import { PAYOUT_CALLS, type PayoutPage, type PayoutRecord } from './payout-record';

interface PayoutTableProps {
  page: PayoutPage;
  empty: ReactElement;
  /** Page of the recipients; omitted where they are always the same. */
  people?: 'vendors' | 'riders';
}

const RECIPIENTS = {
  vendors: () => <Recipient people="vendors" />,
  riders: () => <Recipient people="riders" />,
};
const AMOUNTS = {
  payout_requests: () => <Amount page="payout_requests" />,
  rider_payout_requests: () => <Amount page="rider_payout_requests" />,
};
const PROGRESS = {
  payout_requests: () => <Progress page="payout_requests" />,
  rider_payout_requests: () => <Progress page="rider_payout_requests" />,
};

/** Payout requests with amount, recipient, account and state. */
export function PayoutTable({ page, empty, people }: PayoutTableProps) {
  const isSelectable = useHasBulkActions(BULK_STATES) && people !== undefined;
  return (
    <RecordTable
      columns={usePayoutColumns(page, people)}
      empty={empty}
      bulkActions={isSelectable && <PayoutBulkActions page={page} />}
    />
  );
}

function PayoutBulkActions({ page }: Pick<PayoutTableProps, 'page'>) {
  return (
    <>
      <BulkActions statuses={BULK_STATES} />
      <TransferButton page={page} selected />
    </>
  );
}

/** States for bulk changes; rejections and returns need a reason, and are decided one by one. */
const BULK_STATES = ['approved', 'processing', 'paid'];

const OWNERS = { vendors: ['vendor_id'], riders: ['rider_id'] };

/** The columns of a list of payout requests. */
export function usePayoutColumns(page: PayoutPage, people?: PayoutTableProps['people']): Column[] {
  return useMemo(
    () => [
      { name: 'number', Cell: RequestNumber },
      ...(people
        ? [
            {
              name: 'recipient',
              Cell: RECIPIENTS[people],
              exports: OWNERS[people],
            },
          ]
        : []),
      { name: 'amount', Cell: AMOUNTS[page], isNumeric: true, exports: ['amount', 'fee', 'net'] },
      {
        name: 'destination',
        Cell: Account,
        exports: ['destination', 'method'],
      },
      { name: 'state', Cell: PROGRESS[page] },
      { name: 'created_at', Cell: momentCell('created_at') },
    ],
    [page, people],
  );
}

function RequestNumber() {
  const payout = useRecordContext<PayoutRecord>();
  return payout ? <bdi>{payout.number}</bdi> : null;
}

function Recipient({ people }: { people: 'vendors' | 'riders' }) {
  const payout = useRecordContext<PayoutRecord>();
  if (!payout) return null;
  const { id, name } = payout.recipient;
  return (
    <MuiLink component={Link} to={addressOf(people, 'view', id)} underline="hover">
      <bdi>{name}</bdi>
    </MuiLink>
  );
}

function Amount({ page }: { page: PayoutPage }) {
  const payout = useRecordContext<PayoutRecord>();
  const money = useMoney(payout?.currency);
  const translate = useTranslate();
  if (!payout) return null;
  const { id, number, amount, fee, net } = payout;
  return (
    <>
      <bdi style={{ fontWeight: 600 }}>{money(amount)}</bdi>
      <ExplainButton path={`${PAYOUT_CALLS[page].explain}/${id}`} subject="payout" small={number} />
      {!!fee && (
        <Typography component="div" variant="caption" color="text.secondary">
          {translate('stoa.payout.net', { amount: money(net), fee: money(fee) })}
        </Typography>
      )}
    </>
  );
}

function Account() {
  const payout = useRecordContext<PayoutRecord>();
  const labels = useLabels();
  if (!payout) return null;
  return (
    <>
      <bdi style={{ whiteSpace: 'nowrap' }}>{payout.destination}</bdi>
      <Typography component="div" variant="caption" color="text.secondary">
        {labels.choice(payout.method)}
      </Typography>
    </>
  );
}

/** Label of the note: the bank's reference of a transfer, or why there is none. */
const noteOf = (to: string): TextKey | undefined => {
  if (to === 'paid') return 'stoa.payout.reference';
  return ['rejected', 'failed', 'returned'].includes(to) ? 'stoa.payout.reason' : undefined;
};

function Progress({ page }: { page: PayoutPage }) {
  const payout = useRecordContext<PayoutRecord>();
  const translate = useTranslate();
  const api = useApi();
  const money = useMoney(payout?.currency);
  const { move, resource } = PAYOUT_CALLS[page];
  const { canAccess = false } = useCanAccess({ resource, action: 'status' });
  if (!payout) return null;
  const { id, number, state, allowed, amount, recipient, destination, reason, reference } = payout;
  const noteFor = (to: string, note: string) =>
    note ? { [to === 'paid' ? 'reference' : 'reason']: note } : {};
  return (
    <>
      <StateMenu
        state={state}
        allowed={allowed}
        permitted={canAccess}
        page={page}
        name={number}
        text={translate('stoa.payout.move_text', {
          amount: money(amount),
          recipient: isolated(recipient.name),
          account: destination,
        })}
        noteOf={noteOf}
        move={(to, note) =>
          api.call(api.own(`${move}/${id}/${to}`), {
            method: 'PUT',
            body: { filterData: { range: [0, 0] }, ...noteFor(to, note) },
          })
        }
      />
      {(reason ?? reference) && (
        <Typography
          component="div"
          variant="caption"
          color="text.secondary"
          sx={{ maxWidth: 220 }}
          dir="auto"
        >
          {reason ?? reference}
        </Typography>
      )}
    </>
  );
}
