import { Link as MuiLink, Stack } from '@mui/material';
import type { OrderRow } from '@stoa/contracts';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { CustomerCell } from '../customers/CustomerContact';
import { StateChip } from '../fields/StateChip';
import { PackingSlipsButton } from '../invoices/PackingSlipsButton';
import { addressOf } from '../layout/addresses';
import { useApi } from '../schema/SchemaContext';
import { momentCell, textCell } from '../screens/list/cells';
import { GeneratedList } from '../screens/list/GeneratedList';
import { BulkActions, useHasBulkActions } from '../screens/list/BulkActions';
import { EmptyList } from '../screens/list/EmptyList';
import { RecordTable, type Column } from '../screens/list/RecordTable';
import { useMoney } from '../settings/format';
import { MarkAsShipped } from './MarkAsShipped';
import { OrderState } from './OrderState';

const LATEST = { field: 'placed_at', order: 'DESC' as const };

const COLUMNS: readonly Column[] = [
  { name: 'number', Cell: NumberLink },
  { name: 'customer_name', Cell: Customer, exports: ['customer_name', 'email'] },
  { name: 'vendor_name', Cell: textCell('vendor_name') },
  { name: 'state', Cell: State },
  { name: 'payment_status', Cell: Payment, exports: ['payment_status', 'payment_method'] },
  { name: 'total', Cell: Total, isNumeric: true },
  { name: 'placed_at', Cell: momentCell('placed_at') },
];

/** The vendor column is redundant where all orders are one vendor's. */
const columnsFor = (ofOne: boolean) => COLUMNS.filter(({ name }) => !ofOne || name !== 'vendor_name');

/** States for bulk changes; cancelling an order causes a refund, which is decided one by one. */
const BULK_STATES = {
  admin: ['processing', 'ready', 'shipped', 'delivered', 'completed', 'on_hold'],
  vendor: ['processing', 'ready', 'shipped', 'delivered'],
} as const;

/** The order list of both consoles. */
export function OrderList() {
  const { audience } = useApi();
  const ofOne = audience === 'vendor';
  return (
    <GeneratedList sort={LATEST} columns={columnsFor(ofOne)}>
      <OrderTable ofOne={ofOne} />
    </GeneratedList>
  );
}

/** The orders of the list context, with bulk status changes and packing slips. */
export function OrderTable({ ofOne }: { ofOne: boolean }) {
  const { audience } = useApi();
  const statuses = BULK_STATES[audience];
  const isSelectable = useHasBulkActions(statuses);
  return (
    <RecordTable
      columns={columnsFor(ofOne)}
      empty={<EmptyList />}
      bulkActions={
        <>
          <PackingSlipsButton />
          {isSelectable && <BulkActions statuses={statuses} />}
        </>
      }
    />
  );
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
  return order ? <CustomerCell customer={order} isShort /> : null;
}

function State() {
  const order = useRecordContext<OrderRow>();
  if (!order) return null;
  return (
    <Stack direction="row" sx={{ gap: 0.5, alignItems: 'center' }}>
      <OrderState order={order} />
      <MarkAsShipped order={order} compact />
    </Stack>
  );
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
