import { Alert, Link as MuiLink, Typography } from '@mui/material';
import type { OrderRecord } from '@stoa/contracts';
import { DELIVERABLE } from '@stoa/contracts';
import { Link } from 'react-router-dom';
import { StateChip } from '../fields/StateChip';
import { useTranslate } from '../i18n/useTranslate';
import { addressOf } from '../layout/addresses';
import { AssignRiderButton } from '../riders/AssignRiderButton';
import { FormArea } from '../screens/form/FormArea';
import { useMoment } from '../settings/format';

/** The delivery's rider and state, and a button to assign one while the order has none. */
export function OrderDelivery({ order }: { order: OrderRecord }) {
  const translate = useTranslate();
  const { delivery } = order;
  const isFree = DELIVERABLE.includes(order.state) && (delivery?.is_over ?? true);
  if (order.pickup || (!delivery && !isFree)) return null;
  const state = delivery && <StateChip value={delivery.state} />;
  return (
    <FormArea title={translate('stoa.rider_offer.rider')} action={state}>
      {delivery ? (
        <Rider delivery={delivery} />
      ) : (
        <Typography variant="body2" color="text.secondary">
          {translate('stoa.rider_offer.none')}
        </Typography>
      )}
      {isFree && <AssignRiderButton order={order} />}
    </FormArea>
  );
}

function Rider({ delivery }: { delivery: NonNullable<OrderRecord['delivery']> }) {
  const translate = useTranslate();
  const moment = useMoment();
  const { rider, offered_at, state, failure_reason, is_code_locked } = delivery;
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        <MuiLink component={Link} to={addressOf('riders', 'view', rider.id)}>
          {rider.name}
        </MuiLink>
      </Typography>
      <Typography variant="body2">
        <bdi dir="ltr">{rider.phone}</bdi>
      </Typography>
      <Typography variant="caption" color="text.secondary">
        {translate('resources.rider_shipping.fields.created_at')}{' '}
        <time dateTime={offered_at}>{moment(offered_at)}</time>
      </Typography>
      {state === 'failed' && failure_reason && (
        <Typography variant="body2" dir="auto">
          {failure_reason}
        </Typography>
      )}
      {is_code_locked && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {translate('stoa.rider_offer.code_locked')}
        </Alert>
      )}
    </>
  );
}
