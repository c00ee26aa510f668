import { Stack, Typography } from '@mui/material';
import type { OrderRecord } from '@stoa/contracts';
import { ShowBase, useRecordContext } from 'react-admin';
import { StateChip } from '../fields/StateChip';
import { useLabels } from '../i18n/labels';
import { useTranslate } from '../i18n/useTranslate';
import { OrderDocuments } from '../invoices/OrderDocuments';
import { addressOf } from '../layout/addresses';
import { PageHeader } from '../layout/PageHeader';
import { FormArea, TwoColumns } from '../screens/form/FormArea';
import { WHOLE_RECORD } from '../screens/whole-record';
import { useMoment } from '../settings/format';
import { BuyerNote } from './BuyerNote';
import { OrderEarnings } from './OrderEarnings';
import { OrderLines } from './OrderLines';
import { OrderMoves } from './OrderMoves';
import { OrderPeople } from './OrderPeople';
import { OrderRefunds } from './OrderRefunds';
import { OrderSiblings } from './OrderSiblings';
import { OrderState } from './OrderState';
import { OrderTimeline } from './OrderTimeline';
import { OrderTotals } from './OrderTotals';
import { OrderShipments } from './shipments/OrderShipments';
import { RefundButton } from './refund/RefundButton';
import { PaymentProof } from './PaymentProof';

/** One order: lines, totals, addresses, history and allowed state changes. */
export function OrderShow() {
  return (
    <ShowBase queryOptions={WHOLE_RECORD}>
      <OrderPage />
    </ShowBase>
  );
}

function OrderPage() {
  const translate = useTranslate();
  const labels = useLabels();
  const moment = useMoment();
  const order = useRecordContext<OrderRecord>();
  if (!order) return null;
  return (
    <>
      <PageHeader
        title={translate('order.title', { number: order.number })}
        parent={{ label: labels.resource('orders'), to: addressOf('orders', 'list') }}
        badge={
          <Stack direction="row" sx={{ gap: 0.75 }}>
            <OrderState order={order} />
            <StateChip value={order.payment_status} />
          </Stack>
        }
        subtitle={`${translate('order.placed', { at: moment(order.placed_at) })} · ${order.vendor_name}`}
      >
        <RefundButton order={order} />
        <OrderDocuments order={order} />
        <OrderMoves order={order} />
      </PageHeader>
      <TwoColumns main={<MainColumn order={order} />} side={<OrderPeople order={order} />} />
    </>
  );
}

function MainColumn({ order }: { order: OrderRecord }) {
  const translate = useTranslate();
  return (
    <>
      <FormArea title={translate('order.items')}>
        <OrderLines order={order} />
        <OrderTotals order={order} />
      </FormArea>
      <OrderShipments order={order} />
      <BuyerNote order={order} />
      <PaymentProof order={order} />
      <OrderEarnings order={order} />
      <OrderRefunds order={order} />
      {order.note && (
        <FormArea title={translate('order.note')}>
          <Typography sx={{ whiteSpace: 'pre-line' }}>{order.note}</Typography>
        </FormArea>
      )}
      <FormArea title={translate('order.timeline')}>
        <OrderTimeline order={order} />
      </FormArea>
      {order.siblings.length > 0 && <OrderSiblings order={order} />}
    </>
  );
}
