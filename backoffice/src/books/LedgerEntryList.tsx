import {
  addressOf,
  type Column,
  EmptyList,
  GeneratedList,
  RecordTable,
  useLabels,
  useDay,
  useMoney,
} from '@stoa/console-kit';
import { Link as MuiLink, Typography } from '@mui/material';
import type { LedgerEntryRow } from '@stoa/contracts';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';

const LATEST = { field: 'created_at', order: 'DESC' as const };

const COLUMNS: readonly Column[] = [
  { name: 'day', Cell: Day },
  { name: 'type', Cell: Event, exports: ['type', 'event', 'memo'], isSortable: false },
  { name: 'reference', Cell: Reference },
  { name: 'account', Cell: Account, exports: ['account', 'owner', 'owner_name'], isSortable: false },
  { name: 'debit', Cell: Debit, exports: ['amount', 'currency'], isNumeric: true, isSortable: false },
  { name: 'credit', Cell: Credit, exports: [], isNumeric: true, isSortable: false },
];

/** The entries of the books, latest first; those of an order lead to it. */
export function LedgerEntryList() {
  return (
    <GeneratedList sort={LATEST} columns={COLUMNS}>
      <RecordTable columns={COLUMNS} empty={<EmptyList />} />
    </GeneratedList>
  );
}

function Day() {
  const entry = useRecordContext<LedgerEntryRow>();
  const date = useDay();
  return entry ? <time dateTime={entry.day}>{date(entry.day)}</time> : null;
}

function Event() {
  const entry = useRecordContext<LedgerEntryRow>();
  const labels = useLabels();
  if (!entry) return null;
  return (
    <>
      {labels.choice(entry.type)}
      {entry.memo && (
        <Typography component="div" variant="caption" color="text.secondary" dir="auto">
          {entry.memo}
        </Typography>
      )}
    </>
  );
}

function Reference() {
  const entry = useRecordContext<LedgerEntryRow>();
  if (!entry) return null;
  const number = <bdi>{entry.reference}</bdi>;
  if (entry.order_id === null) return number;
  return (
    <MuiLink
      component={Link}
      to={addressOf('orders', 'view', entry.order_id)}
      underline="hover"
      sx={{ whiteSpace: 'nowrap' }}
    >
      {number}
    </MuiLink>
  );
}

function Account() {
  const entry = useRecordContext<LedgerEntryRow>();
  const labels = useLabels();
  if (!entry) return null;
  return (
    <>
      {labels.choice(entry.account)}
      {entry.owner_name && (
        <Typography component="div" variant="caption" color="text.secondary">
          <bdi>{entry.owner_name}</bdi>
        </Typography>
      )}
    </>
  );
}

function Debit() {
  return <Amount sign={1} />;
}

function Credit() {
  return <Amount sign={-1} />;
}

/** The amount, if it stands on this side. */
function Amount({ sign }: { sign: 1 | -1 }) {
  const entry = useRecordContext<LedgerEntryRow>();
  const money = useMoney(entry?.currency);
  return entry && entry.amount * sign > 0 ? <bdi>{money(entry.amount * sign)}</bdi> : null;
}
