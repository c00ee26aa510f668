import { Box } from '@mui/material';
import { taxLabel, type OrderCoupon, type OrderRecord } from '@stoa/contracts';
import { useTranslate } from '../i18n/useTranslate';
import { useMoney, usePercent } from '../settings/format';
import { Sum, sumsSx } from './Sum';

/** The amounts as the API returns them; nothing is summed here, so nothing can differ. */
export function OrderTotals({ order }: { order: OrderRecord }) {
  const translate = useTranslate();
  const money = useMoney(order.currency);
  const percent = usePercent();
  /** Label with the coupon's code and who funds it. */
  const named = (key: 'discount_by' | 'shipping_discount_by', { code, funded_by }: OrderCoupon) =>
    `${translate(`order.${key}`, { code })} · ${translate(`order.borne_by_${funded_by}`)}`;
  const rows: [label: string, amount: number, always?: boolean][] = [
    [translate('order.subtotal'), order.items, true],
    ...order.coupons.map((coupon): [string, number] => [named('discount_by', coupon), -coupon.discount]),
    [`${translate('order.shipping')} · ${order.shipping_method}`, order.shipping, true],
    ...order.coupons.map((coupon): [string, number] => [
      named('shipping_discount_by', coupon),
      -coupon.shipping_discount,
    ]),
    [translate('order.payment_fee'), order.payment_fee],
    ...order.taxes.map(({ name, rate, amount }): [string, number] => [taxLabel(name, percent(rate)), amount]),
    [translate('order.tax_included'), order.tax_included],
  ];
  return (
    <Box component="dl" sx={{ ...sumsSx, mt: 2, marginInlineStart: 'auto', maxWidth: 420 }}>
      {rows.map(([label, amount, always]) =>
        amount !== 0 || always ? <Sum key={label} label={label} amount={money(amount)} /> : null,
      )}
      <Sum label={translate('order.total')} amount={money(order.total)} strong />
    </Box>
  );
}
