import { Checkbox, FormControlLabel, Stack, TextField, Typography } from '@mui/material';
import type { Refundable } from '@stoa/contracts';
import { useTranslate } from '../../i18n/useTranslate';
import { useMoney, useNumber } from '../../settings/format';

/** What is chosen to be refunded. */
export interface Chosen {
  /** Quantity by order line. */
  quantities: Readonly<Record<number, number>>;
  /** The rest of the shipping. */
  shipping: boolean;
  payment_fee: boolean;
}

interface RefundFieldsProps {
  left: Refundable;
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
}

/** Quantities of each line, and the shipping and payment fee that are left. */
export function RefundFields({ left: refundable, chosen, onChange }: RefundFieldsProps) {
  const translate = useTranslate();
  const money = useMoney(refundable.currency);
  const parts = [
    ['shipping', refundable.shipping],
    ['payment_fee', refundable.payment_fee],
  ] as const;
  return (
    <>
      {refundable.lines
        .filter(({ quantity }) => quantity > 0)
        .map((line) => (
          <LineField
            key={line.order_line_id}
            line={line}
            currency={refundable.currency}
            quantity={chosen.quantities[line.order_line_id] ?? 0}
            onChange={(quantity) =>
              onChange({ ...chosen, quantities: { ...chosen.quantities, [line.order_line_id]: quantity } })
            }
          />
        ))}
      {parts.map(
        ([name, amount]) =>
          amount > 0 && (
            <FormControlLabel
              key={name}
              control={
                <Checkbox
                  checked={chosen[name]}
                  onChange={(_, checked) => onChange({ ...chosen, [name]: checked })}
                />
              }
              label={`${translate(`order.${name}`)} · ${money(amount)}`}
            />
          ),
      )}
    </>
  );
}

interface LineFieldProps {
  line: Refundable['lines'][number];
  currency: string;
  quantity: number;
  onChange: (quantity: number) => void;
}

function LineField({ line, currency, quantity, onChange }: LineFieldProps) {
  const translate = useTranslate();
  const money = useMoney(currency);
  const number = useNumber();
  const change = (text: string) =>
    onChange(Math.min(line.quantity, Math.max(0, Math.trunc(Number(text) || 0))));
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
      <TextField
        type="number"
        size="small"
        sx={{ width: 110, flex: 'none' }}
        label={translate('order.quantity')}
        value={quantity}
        onChange={(event) => change(event.target.value)}
        slotProps={{
          htmlInput: {
            min: 0,
            max: line.quantity,
            'aria-label': `${translate('order.quantity')}: ${line.name}`,
          },
        }}
      />
      <Typography variant="body2" sx={{ minWidth: 0 }}>
        <bdi>{line.name}</bdi>
        <Typography component="span" variant="caption" color="text.secondary" sx={{ display: 'block' }}>
          {translate('stoa.grant_refund.left', {
            quantity: number(line.quantity),
            amount: money(line.amount),
          })}
        </Typography>
      </Typography>
    </Stack>
  );
}
