import { Box, Link as MuiLink } from '@mui/material';
import type { ReturnRecord } from '@stoa/contracts';
import { Link } from 'react-router-dom';
import { CustomerContact } from '../customers/CustomerContact';
import { StateChip } from '../fields/StateChip';
import { useLabels } from '../i18n/labels';
import { useTranslate } from '../i18n/useTranslate';
import { addressOf } from '../layout/addresses';
import { useApi } from '../schema/SchemaContext';
import { FormArea } from '../screens/form/FormArea';
import { Fact } from '../screens/GeneratedShow';
import { useMoment, useMoney } from '../settings/format';

/** Order, customer, deadlines, parcel and refund of a return. */
export function ReturnFacts({ item }: { item: ReturnRecord }) {
  const translate = useTranslate();
  const labels = useLabels();
  const moment = useMoment();
  const { audience } = useApi();
  const parcel = [item.carrier, item.tracking_number].filter(Boolean).join(' · ');
  return (
    <FormArea title={translate('stoa.return.about')}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
        <Fact label={labels.field('order_id')}>
          <MuiLink component={Link} to={addressOf('orders', 'view', item.order_id)}>
            <bdi>{item.order_number}</bdi>
          </MuiLink>
        </Fact>
        <Fact label={labels.field('customer_name')}>
          <CustomerContact customer={item} />
        </Fact>
        {audience === 'admin' && (
          <Fact label={labels.field('vendor_id')}>
            <bdi>{item.vendor_name}</bdi>
          </Fact>
        )}
        {item.due_at && <Fact label={labels.field('due_at')}>{moment(item.due_at)}</Fact>}
        {item.send_by && <Fact label={labels.field('send_by')}>{moment(item.send_by)}</Fact>}
        {parcel && (
          <Fact label={labels.field('tracking_number')}>
            <bdi>{parcel}</bdi>
          </Fact>
        )}
        {item.exchange_order && (
          <Fact label={translate('stoa.return.exchange_order')}>
            <MuiLink component={Link} to={addressOf('orders', 'view', item.exchange_order.id)}>
              <bdi>{item.exchange_order.number}</bdi>
            </MuiLink>
          </Fact>
        )}
        <Fact label={labels.field('refund_to')}>{labels.choice(item.refund_to)}</Fact>
        {item.refund && <RefundFact refund={item.refund} />}
      </Box>
    </FormArea>
  );
}

function RefundFact({ refund }: { refund: NonNullable<ReturnRecord['refund']> }) {
  const labels = useLabels();
  const money = useMoney(refund.currency);
  return (
    <Fact label={labels.field('refund_id')}>
      <span style={{ marginInlineEnd: 8 }}>
        <bdi>{money(refund.amount)}</bdi>
      </span>
      <StateChip value={refund.state} />
    </Fact>
  );
}
