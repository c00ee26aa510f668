import { Link as MuiLink } from '@mui/material';
import type { CouponOrder } from '@stoa/contracts';
import { useMemo } from 'react';
import { ShowBase, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useCustomerName } from '../customers/useCustomerName';
import { useTranslate } from '../i18n/useTranslate';
import { addressOf } from '../layout/addresses';
import { useApi } from '../schema/SchemaContext';
import { StateCell, momentCell } from '../screens/list/cells';
import { EmptyState } from '../screens/list/EmptyList';
import { OwnedList } from '../screens/list/OwnedList';
import { RecordTable, type Column } from '../screens/list/RecordTable';
import { RecordHeader } from '../screens/RecordHeader';
import { WHOLE_RECORD } from '../screens/whole-record';
import { useMoney } from '../settings/format';

const LATEST = { field: 'placed_at', order: 'DESC' as const };

const COLUMNS: readonly Column[] = [
  { name: 'number', Cell: NumberLink },
  { name: 'customer_name', Cell: Customer },
  { name: 'vendor_name', Cell: () => <>{useOrder()?.vendor_name}</> },
  { name: 'state', Cell: StateCell },
  { name: 'discount', Cell: () => <Amount of="discount" />, isNumeric: true },
  { name: 'total', Cell: () => <Amount of="total" />, isNumeric: true },
  { name: 'placed_at', Cell: momentCell('placed_at') },
];

function Customer() {
  const nameOf = useCustomerName();
  return <>{nameOf(useOrder()?.customer_name ?? '')}</>;
}

/** The orders that the current coupon was used for, each with what it took off. */
export function CouponOrders() {
  return (
    <ShowBase queryOptions={WHOLE_RECORD}>
      <RecordHeader other="edit" />
      <Orders />
    </ShowBase>
  );
}

function Orders() {
  const id = Number(useRecordContext()?.id ?? 0);
  const translate = useTranslate();
  const ofOne = useApi().audience === 'vendor';
  const call = useMemo(() => ({ path: `couponOrders/${id}`, query: {} }), [id]);
  if (!id) return null;
  const empty = (
    <EmptyState title={translate('stoa.coupon.no_orders')} text={translate('stoa.coupon.no_orders_hint')} />
  );
  return (
    <OwnedList page="orders" call={call} sort={LATEST}>
      <RecordTable columns={COLUMNS.filter(({ name }) => !ofOne || name !== 'vendor_name')} empty={empty} />
    </OwnedList>
  );
}

const useOrder = () => useRecordContext<CouponOrder>();

function NumberLink() {
  const order = useOrder();
  if (!order) return null;
  return (
    <MuiLink component={Link} to={addressOf('orders', 'view', order.id)} sx={{ fontWeight: 600 }}>
      <bdi>{order.number}</bdi>
    </MuiLink>
  );
}

function Amount({ of }: { of: 'discount' | 'total' }) {
  const order = useOrder();
  const money = useMoney(order?.currency);
  return order ? <bdi>{money(order[of])}</bdi> : null;
}
