import { Box, Link as MuiLink, Typography } from '@mui/material';
import type { AssignmentState, ChangeDeliveryStatus, RiderDelivery } from '@stoa/contracts';
import { useMemo, type ReactNode } from 'react';
import { useCanAccess, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { addressOf } from '../layout/addresses';
import { isolated } from '../i18n/isolated';
import { useTranslate } from '../i18n/useTranslate';
import { useApi } from '../schema/SchemaContext';
import { momentCell } from '../screens/list/cells';
import { EmptyState } from '../screens/list/EmptyList';
import { GeneratedList } from '../screens/list/GeneratedList';
import { RecordTable, type Column } from '../screens/list/RecordTable';
import { StateMenu } from '../screens/StateMenu';
import { AssignRiderButton } from './AssignRiderButton';

const MAX_REASON_LENGTH = 300;
const LATEST = { field: 'created_at', order: 'DESC' as const };

/** Deliveries by riders, with a button to assign one. */
export function RiderShippingList() {
  const translate = useTranslate();
  const { audience } = useApi();
  const columns = useMemo<Column[]>(
    () => [
      { name: 'order_id', Cell: OrderLink, isSortable: false },
      { name: 'rider_id', Cell: Rider, isSortable: false },
      {
        name: 'recipient',
        Cell: Recipient,
      },
      ...(audience === 'admin' ? [{ name: 'vendor_id', Cell: Vendor, isSortable: false }] : []),
      { name: 'state', Cell: Progress },
      { name: 'created_at', Cell: momentCell('offered_at') },
    ],
    [audience],
  );
  const empty = (
    <EmptyState title={translate('stoa.delivery.none')} text={translate('stoa.delivery.none_hint')}>
      <AssignRiderButton />
    </EmptyState>
  );
  return (
    <GeneratedList sort={LATEST} columns={columns} tools={<AssignRiderButton />}>
      <RecordTable columns={columns} empty={empty} />
    </GeneratedList>
  );
}

function TwoLines({ first, second }: { first: ReactNode; second?: ReactNode }) {
  return (
    <>
      <Typography component="div" variant="body2">
        {first}
      </Typography>
      {second && (
        <Typography component="div" variant="caption" color="text.secondary">
          {second}
        </Typography>
      )}
    </>
  );
}

function OrderLink() {
  const delivery = useRecordContext<RiderDelivery>();
  if (!delivery) return null;
  const { id, number, status_label } = delivery.order;
  const link = (
    <MuiLink component={Link} to={addressOf('orders', 'view', id)} underline="hover" sx={{ fontWeight: 600 }}>
      <bdi style={{ whiteSpace: 'nowrap' }}>{number}</bdi>
    </MuiLink>
  );
  return <TwoLines first={link} second={status_label} />;
}

function Rider() {
  const delivery = useRecordContext<RiderDelivery>();
  if (!delivery) return null;
  const { id, name, phone } = delivery.rider;
  const link = (
    <MuiLink component={Link} to={addressOf('riders', 'view', id)} underline="hover">
      {name}
    </MuiLink>
  );
  return (
    <TwoLines
      first={link}
      second={
        <bdi dir="ltr" style={{ whiteSpace: 'nowrap' }}>
          {phone}
        </bdi>
      }
    />
  );
}

function Vendor() {
  const delivery = useRecordContext<RiderDelivery>();
  return delivery ? <>{delivery.vendor.name}</> : null;
}

function Recipient() {
  const delivery = useRecordContext<RiderDelivery>();
  if (!delivery) return null;
  const { name, lines } = delivery.recipient;
  const second = [lines.join(', '), delivery.note && `“${delivery.note}”`].filter(Boolean).join(' ');
  return (
    <Box sx={{ minWidth: 180, maxWidth: 300 }}>
      <TwoLines first={<bdi>{name}</bdi>} second={<bdi>{second}</bdi>} />
    </Box>
  );
}

function Progress() {
  const delivery = useRecordContext<RiderDelivery>();
  const translate = useTranslate();
  const api = useApi();
  const { canAccess = false } = useCanAccess({ resource: 'rider_shipping', action: 'status' });
  if (!delivery) return null;
  const { id, state, allowed, order, rider, recipient, failure_reason } = delivery;
  const menu = (
    <StateMenu
      state={state}
      allowed={allowed}
      permitted={canAccess}
      page="rider_shipping"
      name={order.number}
      text={translate('stoa.delivery.move_text', {
        rider: isolated(rider.name),
        recipient: isolated(recipient.name),
      })}
      noteOf={(to) => (to === 'failed' ? 'stoa.delivery.reason' : undefined)}
      needsNote={(to) => to === 'failed'}
      noteLength={MAX_REASON_LENGTH}
      move={(to, reason) =>
        api.call(api.own('changeDeliveryStatus'), {
          method: 'POST',
          body: {
            rider_shipping_id: id,
            state: to as AssignmentState,
            reason,
          } satisfies ChangeDeliveryStatus,
        })
      }
    />
  );
  return <TwoLines first={menu} second={state === 'failed' && <bdi>{failure_reason}</bdi>} />;
}
