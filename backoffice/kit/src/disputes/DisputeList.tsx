import GavelOutlined from '@mui/icons-material/GavelOutlined';
import { Link as MuiLink, Typography } from '@mui/material';
import type { DisputeRow } from '@stoa/contracts';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { CustomerCell } from '../customers/CustomerContact';
import { StateChip } from '../fields/StateChip';
import { useLabels } from '../i18n/labels';
import { useTranslate } from '../i18n/useTranslate';
import { addressOf } from '../layout/addresses';
import { useApi } from '../schema/SchemaContext';
import { EmptyState } from '../screens/list/EmptyList';
import { FilterTabs } from '../screens/list/FilterTabs';
import { GeneratedList } from '../screens/list/GeneratedList';
import { RecordTable, type Column } from '../screens/list/RecordTable';
import { useMoment, useMoney } from '../settings/format';

const LATEST = { field: 'created_at', order: 'DESC' as const };

const COLUMNS: readonly Column[] = [
  { name: 'number', Cell: NumberLink, exports: ['number', 'order_number'] },
  { name: 'customer_name', Cell: Customer, isSortable: false, exports: ['customer_name', 'email'] },
  { name: 'vendor_id', Cell: Vendor, isSortable: false },
  { name: 'reason', Cell: Reason, isSortable: false },
  { name: 'amount', Cell: Amount, isNumeric: true },
  { name: 'state', Cell: State },
  { name: 'due_at', Cell: Deadline },
  { name: 'created_at', Cell: Created },
];

/** Disputes by state, latest first; the vendor column is redundant where all are one vendor's. */
export function DisputeList() {
  const translate = useTranslate();
  const { audience } = useApi();
  const columns = COLUMNS.filter(({ name }) => audience === 'admin' || name !== 'vendor_id');
  const empty = (
    <EmptyState
      icon={GavelOutlined}
      title={translate('stoa.dispute.none')}
      text={translate('stoa.dispute.none_hint')}
    />
  );
  return (
    <GeneratedList sort={LATEST} columns={columns}>
      <FilterTabs source="state" />
      <RecordTable columns={columns} empty={empty} />
    </GeneratedList>
  );
}

function NumberLink() {
  const item = useRecordContext<DisputeRow>();
  if (!item) return null;
  return (
    <>
      <MuiLink
        component={Link}
        to={addressOf('disputes', 'view', item.id)}
        underline="hover"
        sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}
      >
        <bdi>{item.number}</bdi>
      </MuiLink>
      <Typography component="div" variant="caption">
        <MuiLink component={Link} to={addressOf('orders', 'view', item.order_id)} underline="hover">
          <bdi style={{ whiteSpace: 'nowrap' }}>{item.order_number}</bdi>
        </MuiLink>
      </Typography>
    </>
  );
}

function Customer() {
  const item = useRecordContext<DisputeRow>();
  return item ? <CustomerCell customer={item} /> : null;
}

function Vendor() {
  const item = useRecordContext<DisputeRow>();
  return item ? <bdi>{item.vendor_name}</bdi> : null;
}

function Reason() {
  const item = useRecordContext<DisputeRow>();
  const labels = useLabels();
  return item ? <>{labels.choice(item.reason)}</> : null;
}

function Amount() {
  const item = useRecordContext<DisputeRow>();
  const money = useMoney(item?.currency);
  return item ? <bdi>{money(item.amount)}</bdi> : null;
}

function State() {
  const item = useRecordContext<DisputeRow>();
  return item ? <StateChip value={item.state} /> : null;
}

function Deadline() {
  const item = useRecordContext<DisputeRow>();
  const moment = useMoment();
  return item?.due_at ? <time dateTime={item.due_at}>{moment(item.due_at)}</time> : null;
}

function Created() {
  const item = useRecordContext<DisputeRow>();
  const moment = useMoment();
  return item ? <time dateTime={item.created_at}>{moment(item.created_at)}</time> : null;
}
