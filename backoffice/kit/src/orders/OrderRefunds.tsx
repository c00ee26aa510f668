import { Link as MuiLink, Stack, Typography } from '@mui/material';
import type { OrderRecord, OrderRefund } from '@stoa/contracts';
import { Link } from 'react-router-dom';
import { StateChip } from '../fields/StateChip';
import { useLabels } from '../i18n/labels';
import { useTranslate } from '../i18n/useTranslate';
import { addressOf } from '../layout/addresses';
import { useSchemas } from '../schema/SchemaContext';
import { FormArea } from '../screens/form/FormArea';
import { useMoment, useMoney } from '../settings/format';
import { LineUnits } from './LineUnits';

/** The order's refunds and how each was divided; operators settle them in the list of refunds. */
export function OrderRefunds({ order }: { order: OrderRecord }) {
  const translate = useTranslate();
  const money = useMoney(order.currency);
  const hasList = useSchemas().page('refunds')?.screens.includes('list');
  if (order.refunds.length === 0) return null;
  const filter = encodeURIComponent(JSON.stringify({ order_id: order.id }));
  return (
    <FormArea title={translate('stoa.refund.title')}>
      <Stack sx={{ gap: 2 }}>
        {order.refunds.map((refund) => (
          <div key={refund.id}>
            <Stack direction="row" useFlexGap sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
              {hasList ? (
                <MuiLink component={Link} to={`${addressOf('refunds', 'list')}?filter=${filter}`}>
                  <bdi>{refund.number}</bdi>
                </MuiLink>
              ) : (
                <bdi>{refund.number}</bdi>
              )}
              <StateChip value={refund.state} />
              <span style={{ marginInlineStart: 'auto', fontWeight: 600 }}>
                <bdi>{money(refund.amount)}</bdi>
              </span>
            </Stack>
            <LineUnits lines={order.lines} units={refund.lines} />
            <RefundFacts refund={refund} />
          </div>
        ))}
      </Stack>
    </FormArea>
  );
}

/** What a refund is for and when it was granted and paid; below, how it was divided. */
function RefundFacts({ refund }: { refund: OrderRefund }) {
  const labels = useLabels();
  const moment = useMoment();
  const translate = useTranslate();
  const money = useMoney(refund.currency);
  const { source, created_at, settled_at } = refund;
  const isReadable = useSchemas()
    .page(source?.resource ?? '')
    ?.screens.includes('view');
  return (
    <Typography component="div" variant="body2" color="text.secondary">
      {labels.choice(refund.reason)}
      {source && (
        <>
          {' '}
          {isReadable ? (
            <MuiLink component={Link} to={addressOf(source.resource, 'view', source.id)}>
              <bdi>{source.number}</bdi>
            </MuiLink>
          ) : (
            <bdi>{source.number}</bdi>
          )}
        </>
      )}
      {' · '}
      <time dateTime={settled_at ?? created_at}>{moment(settled_at ?? created_at)}</time>
      {refund.parts.map(({ route, amount }) => (
        <Stack key={route} direction="row" sx={{ justifyContent: 'space-between' }}>
          <span>{translate(`stoa.refund.route.${route}`)}</span>
          <bdi>{money(amount)}</bdi>
        </Stack>
      ))}
      {refund.note && (
        <div dir="auto" style={{ whiteSpace: 'pre-line' }}>
          {refund.note}
        </div>
      )}
    </Typography>
  );
}
