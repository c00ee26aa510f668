import { Link as MuiLink, Stack } from '@mui/material';
import type { OrderRecord } from '@stoa/contracts';
import { Link } from 'react-router-dom';
import { StateChip } from '../fields/StateChip';
import { useTranslate } from '../i18n/useTranslate';
import { addressOf } from '../layout/addresses';
import { useSchemas } from '../schema/SchemaContext';
import { FormArea } from '../screens/form/FormArea';
import { useMoney } from '../settings/format';

/** The order's refunds; operators settle them in the list of refunds. */
export function OrderRefunds({ order }: { order: OrderRecord }) {
  const translate = useTranslate();
  const money = useMoney(order.currency);
  const hasList = useSchemas().page('refunds')?.screens.includes('list');
  if (order.refunds.length === 0) return null;
  const filter = encodeURIComponent(JSON.stringify({ order_id: order.id }));
  return (
    <FormArea title={translate('stoa.refund.title')}>
      <Stack sx={{ gap: 1 }}>
        {order.refunds.map(({ id, number, amount, state }) => (
          <Stack
            key={id}
            direction="row"
            useFlexGap
            sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}
          >
            {hasList ? (
              <MuiLink component={Link} to={`${addressOf('refunds', 'list')}?filter=${filter}`}>
                <bdi>{number}</bdi>
              </MuiLink>
            ) : (
              <bdi>{number}</bdi>
            )}
            <StateChip value={state} />
            <span style={{ marginInlineStart: 'auto', fontWeight: 600 }}>
              <bdi>{money(amount)}</bdi>
            </span>
          </Stack>
        ))}
      </Stack>
    </FormArea>
  );
}
