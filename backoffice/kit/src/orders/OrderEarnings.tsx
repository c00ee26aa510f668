import { Box } from '@mui/material';
import type { OrderRecord } from '@stoa/contracts';
import { ExplainButton } from '../explanations/ExplainButton';
import { useTranslate } from '../i18n/useTranslate';
import { FormArea } from '../screens/form/FormArea';
import { useMoney } from '../settings/format';
import { Sum, sumsSx } from './Sum';

/** The vendor's earnings of an order after commission and fees, as opposed to what the customer pays. */
export function OrderEarnings({ order: { id, currency, commission, earnings } }: { order: OrderRecord }) {
  const translate = useTranslate();
  const money = useMoney(currency);
  const deductions: [label: string, amount: number][] = [
    [translate('order.payment_fee'), -earnings.payment_fee],
    [translate('order.platform_discounts'), earnings.platform_discounts],
    [translate('order.commission', { base: money(commission?.base ?? 0) }), -earnings.commission],
  ];
  return (
    <FormArea
      title={translate('order.earnings')}
      action={<ExplainButton path={`explainOrder/${id}`} subject="order" />}
    >
      <Box component="dl" sx={sumsSx}>
        <Sum label={translate('order.total')} amount={money(earnings.total)} />
        {deductions.map(([label, amount]) =>
          amount === 0 ? null : <Sum key={label} label={label} amount={money(amount)} />,
        )}
        <Sum label={translate('order.net')} amount={money(earnings.net)} strong />
      </Box>
    </FormArea>
  );
}
