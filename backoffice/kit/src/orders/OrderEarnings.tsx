import { Box } from '@mui/material';
import type { OrderRecord } from '@stoa/contracts';
import { useTranslate } from 'react-admin';
import { FormArea } from '../screens/form/FormArea';
import { useMoney } from '../settings/format';
import { Sum, sumsSx } from './Sum';

/** What the vendor is due of an order, and what the platform keeps: apart from what the customer pays. */
export function OrderEarnings({ order: { currency, commission, earnings } }: { order: OrderRecord }) {
  const translate = useTranslate();
  const money = useMoney(currency);
  const taken: [label: string, amount: number][] = [
    [translate('stoa.order.payment_fee'), -earnings.payment_fee],
    [translate('stoa.order.platform_discounts'), earnings.platform_discounts],
    [translate('stoa.order.commission', { base: money(commission?.base ?? 0) }), -earnings.commission],
  ];
  return (
    <FormArea title={translate('stoa.order.earnings')}>
      <Box component="dl" sx={sumsSx}>
        <Sum label={translate('stoa.order.total')} amount={money(earnings.total)} />
        {taken.map(([label, amount]) =>
          amount === 0 ? null : <Sum key={label} label={label} amount={money(amount)} />,
        )}
        <Sum label={translate('stoa.order.net')} amount={money(earnings.net)} strong />
      </Box>
    </FormArea>
  );
}
