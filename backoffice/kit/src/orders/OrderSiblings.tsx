import { Link as MuiLink, Stack } from '@mui/material';
import type { OrderRecord } from '@stoa/contracts';
import { Link } from 'react-router-dom';
import { StateChip } from '../fields/StateChip';
import { useTranslate } from '../i18n/useTranslate';
import { addressOf } from '../layout/addresses';
import { FormArea } from '../screens/form/FormArea';
import { useMoney } from '../settings/format';

/** The other vendors' orders of the same order group. */
export function OrderSiblings({ order }: { order: OrderRecord }) {
  const translate = useTranslate();
  const money = useMoney(order.currency);
  return (
    <FormArea title={translate('order.siblings')}>
      <Stack sx={{ gap: 1 }}>
        {order.siblings.map((sibling) => (
          <Stack
            key={sibling.id}
            direction="row"
            useFlexGap
            sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}
          >
            <MuiLink component={Link} to={addressOf('orders', 'view', sibling.id)}>
              <bdi>{sibling.number}</bdi>
            </MuiLink>
            <span>{sibling.vendor_name}</span>
            <StateChip value={sibling.state} />
            <span style={{ marginInlineStart: 'auto' }}>
              <bdi>{money(sibling.total)}</bdi>
            </span>
          </Stack>
        ))}
      </Stack>
    </FormArea>
  );
}
