import { Box, Typography } from '@mui/material';
import type { OrderCoupon, OrderRecord } from '@stoa/contracts';
import { useTranslate } from 'react-admin';
import { shifted } from '../fields/decimal';
import { useMoney } from '../settings/format';

/** A rate such as `0.0825` as `8.25 %`. */
const percentOf = (rate: string): string => `${shifted(rate, 2)} %`;

/** The sums as the API states them; nothing is added up here, so nothing can differ. */
export function OrderTotals({ order }: { order: OrderRecord }) {
  const translate = useTranslate();
  const money = useMoney(order.currency);
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
    ...order.taxes.map(({ name, rate, amount }): [string, number] => [
      `${name} (${percentOf(rate)})`,
      amount,
    ]),
    [translate('stoa.order.tax_included'), order.tax_included],
  ];
  return (
    <Box component="dl" sx={totalsSx}>
      {rows.map(([label, amount, always]) =>
        amount !== 0 || always ? <Sum key={label} label={label} amount={money(amount)} /> : null,
      )}
      <Sum label={translate('stoa.order.total')} amount={money(order.total)} strong />
      {order.commission && (
        <Sum
          label={translate('stoa.order.commission', { base: money(order.commission.base) })}
          amount={money(order.commission.amount)}
        />
      )}
    </Box>
  );
}

function Sum({ label, amount, strong = false }: { label: string; amount: string; strong?: boolean }) {
  const weight = strong ? 700 : 400;
  return (
    <>
      <Typography
        component="dt"
        sx={{ fontWeight: weight, color: strong ? 'text.primary' : 'text.secondary' }}
      >
        {label}
      </Typography>
      <Typography
        component="dd"
        sx={{ m: 0, textAlign: 'end', fontWeight: weight, fontVariantNumeric: 'tabular-nums' }}
      >
        <bdi>{amount}</bdi>
      </Typography>
    </>
  );
}

const totalsSx = {
  m: 0,
  mt: 2,
  marginInlineStart: 'auto',
  maxWidth: 420,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: 3,
  rowGap: 0.75,
};
