import { Link as MuiLink, Typography } from '@mui/material';
import type { OrderRow } from '@stoa/contracts';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { StateChip } from '../fields/StateChip';
import { addressOf } from '../layout/addresses';
import { useApi } from '../schema/SchemaContext';
import { GeneratedList } from '../screens/list/GeneratedList';
import { EmptyList } from '../screens/list/EmptyList';
import { RecordTable, type Column } from '../screens/list/RecordTable';
import { useMoment, useMoney } from '../settings/format';

const LATEST = { field: 'placed_at', order: 'DESC' as const };

const COLUMNS: readonly Column[] = [
  { name: 'number', Cell: NumberLink },
  { name: 'customer_name', Cell: Customer },
  { name: 'vendor_name', Cell: Vendor },
  { name: 'state', Cell: State },
  { name: 'payment_status', Cell: Payment },
  { name: 'total', Cell: Total, isNumeric: true },
  { name: 'placed_at', Cell: PlacedAt },
];

/** Orders as both consoles list them. */
export function OrderList() {
  const { audience } = useApi();
  return (
    <GeneratedList sort={LATEST}>
      <OrderTable ofOne={audience === 'vendor'} />
    </GeneratedList>
  );
}

/** Orders of the list at hand; where they are all of one vendor, it goes without saying whose. */
export function OrderTable({ ofOne }: { ofOne: boolean }) {
  const columns = COLUMNS.filter(({ name }) => !ofOne || name !== 'vendor_name');
  return <RecordTable columns={columns} empty={<EmptyList />} />;
}

function NumberLink() {
  const order = useRecordContext<OrderRow>();
  if (!order) return null;
  return (
    <MuiLink
      component={Link}
      to={addressOf('orders', 'view', order.id)}
      underline="hover"
      sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}
    >
      <bdi>{order.number}</bdi>
    </MuiLink>
  );
}

function Customer() {
  const order = useRecordContext<OrderRow>();
  if (!order) return null;
  return (
    <>
      <Typography component="div" variant="body2">
        {order.customer_name}
      </Typography>
      <Typography
        component="div"
        variant="caption"
        color="text.secondary"
        sx={{ display: { xs: 'none', sm: 'block' } }}
      >
        <bdi>{order.email}</bdi>
      </Typography>
    </>
  );
}

function Vendor() {
  const order = useRecordContext<OrderRow>();
  return order ? <>{order.vendor_name}</> : null;
}

function State() {
  const order = useRecordContext<OrderRow>();
  return order ? <StateChip value={order.state} label={order.status_label} /> : null;
}

function Payment() {
  const order = useRecordContext<OrderRow>();
  return order ? <StateChip value={order.payment_status} /> : null;
}

function Total() {
  const order = useRecordContext<OrderRow>();
  const money = useMoney(order?.currency);
  return order ? <bdi>{money(order.total)}</bdi> : null;
}

function PlacedAt() {
  const order = useRecordContext<OrderRow>();
  const moment = useMoment();
  return order ? <time dateTime={order.placed_at}>{moment(order.placed_at)}</time> : null;
}
