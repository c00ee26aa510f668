import { Typography } from '@mui/material';
import type { FieldDisplayProps } from '../fields/field-props';
import { ShareDisplay } from '../fields/kinds/share';
import { useLabels } from '../i18n/labels';
import { useMoney, useNumber, usePercent } from '../settings/format';

/** The type with its value, so that coupons are easily distinguished in a list. */
function TypeDisplay({ record, value }: FieldDisplayProps) {
  const labels = useLabels();
  const money = useMoney();
  const number = useNumber();
  const percent = usePercent();
  const { rate, amount, buy_qty, get_qty } = record as Record<string, string | number | null>;
  const share = rate === null ? null : percent(String(rate));
  const set = buy_qty && get_qty ? `${number(Number(buy_qty))} + ${number(Number(get_qty))}` : null;
  const off = amount === null ? null : money(Number(amount));
  return (
    <>
      {labels.choice(String(value))}
      <Typography variant="caption" color="text.secondary" component="div">
        <bdi>{[set, share, off].filter(Boolean).join(' · ')}</bdi>
      </Typography>
    </>
  );
}

/** Number of redemptions, with the limit. */
function UsedDisplay({ record, value }: FieldDisplayProps) {
  const number = useNumber();
  const max = record.limit_total;
  return (
    <bdi>
      {number(Number(value))}
      {typeof max === 'number' && ` / ${number(max)}`}
    </bdi>
  );
}

export const couponDisplays = {
  rate: ShareDisplay,
  type: TypeDisplay,
  used: UsedDisplay,
};
