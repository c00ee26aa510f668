import { Stack, TextField, Typography } from '@mui/material';
import type { OrderLine, ShippedLine } from '@stoa/contracts';
import { useTranslate } from '../../i18n/useTranslate';
import { useNumber } from '../../settings/format';

interface ShippedLineFieldProps {
  line: OrderLine;
  /** Units that can be shipped. */
  left: ShippedLine;
  quantity: number;
  onChange: (quantity: number) => void;
}

/** How many units of an order line are shipped. */
export function ShippedLineField({ line, left: remaining, quantity, onChange }: ShippedLineFieldProps) {
  const translate = useTranslate();
  const number = useNumber();
  const change = (text: string) =>
    onChange(Math.min(remaining.quantity, Math.max(0, Math.trunc(Number(text) || 0))));
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
            max: remaining.quantity,
            'aria-label': `${translate('order.quantity')}: ${line.name}`,
          },
        }}
      />
      <Typography variant="body2" sx={{ minWidth: 0 }}>
        <bdi>{line.name}</bdi>
        <Typography component="span" variant="caption" color="text.secondary" sx={{ display: 'block' }}>
          {[
            ...line.read_options.map(({ name, value }) => `${name}: ${value}`),
            translate('stoa.shipment.left', { quantity: number(remaining.quantity) }),
          ].join(' · ')}
        </Typography>
      </Typography>
    </Stack>
  );
}
