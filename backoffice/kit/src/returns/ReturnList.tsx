import AssignmentReturnOutlined from '@mui/icons-material/AssignmentReturnOutlined';
import { Link as MuiLink, Typography } from '@mui/material';
import type { ReturnRow } from '@stoa/contracts';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { CustomerCell } from '../customers/CustomerContact';
import { StateChip } from '../fields/StateChip';
import { useTranslate } from '../i18n/useTranslate';
import { addressOf } from '../layout/addresses';
import { useApi } from '../schema/SchemaContext';
import { EmptyState } from '../screens/list/EmptyList';
import { FilterTabs } from '../screens/list/FilterTabs';
import { GeneratedList } from '../screens/list/GeneratedList';
import { RecordTable, type Column } from '../screens/list/RecordTable';
import { useMoment, useNumber } from '../settings/format';

const LATEST = { field: 'created_at', order: 'DESC' as const };

const COLUMNS: readonly Column[] = [
  { name: 'number', Cell: NumberLink, exports: ['number', 'order_number'] },
  { name: 'customer_name', Cell: Customer, isSortable: false, exports: ['customer_name', 'email'] },
  { name: 'vendor_id', Cell: Vendor, isSortable: false },
  { name: 'item_count', Cell: Items, isSortable: false, isNumeric: true },
  { name: 'state', Cell: State },
  { name: 'due_at', Cell: Deadline },
  { name: 'created_at', Cell: Created },
];

/** Returns by state, latest first; the vendor column is redundant where all are one vendor's. */
export function ReturnList() {
  const translate = useTranslate();
  const { audience } = useApi();
  const columns = COLUMNS.filter(({ name }) => audience === 'admin' || name !== 'vendor_id');
  const empty = (
    <EmptyState
      icon={AssignmentReturnOutlined}
      title={translate('stoa.return.none')}
      text={translate('stoa.return.none_hint')}
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
  const item = useRecordContext<ReturnRow>();
  if (!item) return null;
  return (
    <>
      <MuiLink
        component={Link}
        to={addressOf('returns', 'view', item.id)}
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
  const item = useRecordContext<ReturnRow>();
  return item ? <CustomerCell customer={item} /> : null;
}

function Vendor() {
  const item = useRecordContext<ReturnRow>();
  return item ? <bdi>{item.vendor_name}</bdi> : null;
}

function Items() {
  const item = useRecordContext<ReturnRow>();
  const number = useNumber();
  return item ? <>{number(item.item_count)}</> : null;
}

function State() {
  const item = useRecordContext<ReturnRow>();
  return item ? <StateChip value={item.state} /> : null;
}

function Deadline() {
  const item = useRecordContext<ReturnRow>();
  const moment = useMoment();
  const translate = useTranslate();
  if (!item?.due_at) return null;
  return (
    <>
      <time dateTime={item.due_at}>{moment(item.due_at)}</time>
      {item.escalated_at && (
        <Typography component="div" variant="caption" color="error">
          {translate('stoa.return.escalated')}
        </Typography>
      )}
    </>
  );
}

function Created() {
  const item = useRecordContext<ReturnRow>();
  const moment = useMoment();
  return item ? <time dateTime={item.created_at}>{moment(item.created_at)}</time> : null;
}
