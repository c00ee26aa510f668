import { Box } from '@mui/material';
import type { OrderCoupon, OrderRecord } from '@stoa/contracts';
import { useTranslate } from 'react-admin';
import { useMoney, usePercent } from '../settings/format';
import { Sum, sumsSx } from './Sum';

/** A tax by its name and rate; shops often write the rate into the name already. */
const taxLabel = (name: string, rate: string): string =>
  `${name.replace(/\s*\(?\d+(?:[.,]\d+)?\s*%\)?/, '')} (${rate})`;

/** The sums as the API states them; nothing is added up here, so nothing can differ. */
export function OrderTotals({ order }: { order: OrderRecord }) {
  const translate = useTranslate();
  const money = useMoney(order.currency);
  const percent = usePercent();
  /** Which coupon it was, and who bears it. */
  const named = (key: string, { code, funded_by }: OrderCoupon) =>
    `${translate(`stoa.order.${key}`, { code })} · ${translate(`stoa.order.borne_by_${funded_by}`)}`;
  const rows: [label: string, amount: number, always?: boolean][] = [
    [translate('stoa.order.subtotal'), order.items, true],
    ...order.coupons.map((coupon): [string, number] => [named('discount_by', coupon), -coupon.discount]),
    [`${translate('stoa.order.shipping')} · ${order.shipping_method}`, order.shipping, true],
    ...order.coupons.map((coupon): [string, number] => [
      named('shipping_discount_by', coupon),
      -coupon.shipping_discount,
    ]),
    [translate('stoa.order.payment_fee'), order.payment_fee],
    ...order.taxes.map(({ name, rate, amount }): [string, number] => [taxLabel(name, percent(rate)), amount]),
    [translate('stoa.order.tax_included'), order.tax_included],
  ];
  return (
    <Box component="dl" sx={{ ...sumsSx, mt: 2, marginInlineStart: 'auto', maxWidth: 420 }}>
      {rows.map(([label, amount, always]) =>
        amount !== 0 || always ? <Sum key={label} label={label} amount={money(amount)} /> : null,
      )}
      <Sum label={translate('stoa.order.total')} amount={money(order.total)} strong />
    </Box>
  );
}
