import { Box, Link as MuiLink, Typography } from '@mui/material';
import type { OrderRow } from '@stoa/contracts';
import { DataTable, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { StateChip } from '../fields/StateChip';
import { useLabels } from '../i18n/labels';
import { addressOf } from '../layout/addresses';
import { useApi, useSchema } from '../schema/SchemaContext';
import { GeneratedList } from '../screens/list/GeneratedList';
import { EmptyList } from '../screens/list/EmptyList';
import { useMoment, useMoney } from '../settings/format';

const LATEST = { field: 'placed_at', order: 'DESC' as const };

/** Orders as both consoles list them; vendors see their own, so the vendor's column is the operators' only. */
export function OrderList() {
  const { sortable } = useSchema();
  const { audience } = useApi();
  const labels = useLabels();
  const column = (name: string) => ({
    source: name,
    label: labels.field(name),
    disableSort: !sortable.includes(name),
  });
  return (
    <GeneratedList sort={LATEST}>
      <Box sx={{ overflowX: 'auto' }}>
        <DataTable<OrderRow> rowClick={false} bulkActionButtons={false} empty={<EmptyList />}>
          <DataTable.Col {...column('number')}>
            <NumberLink />
          </DataTable.Col>
          <DataTable.Col {...column('customer_name')}>
            <Customer />
          </DataTable.Col>
          {audience === 'admin' && <DataTable.Col {...column('vendor_name')} />}
          <DataTable.Col
            {...column('state')}
            render={(order: OrderRow) => <StateChip value={order.state} label={order.status_label} />}
          />
          <DataTable.Col
            {...column('payment_status')}
            render={(order: OrderRow) => <StateChip value={order.payment_status} />}
          />
          <DataTable.Col {...column('total')} align="right">
            <Total />
          </DataTable.Col>
          <DataTable.Col {...column('placed_at')}>
            <PlacedAt />
          </DataTable.Col>
        </DataTable>
      </Box>
    </GeneratedList>
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
  if (!order) return null;
  return (
    <>
      <Typography component="div" variant="body2">
        {order.customer_name}
      </Typography>
      <Typography component="div" variant="caption" color="text.secondary">
        <bdi>{order.email}</bdi>
      </Typography>
    </>
  );
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
