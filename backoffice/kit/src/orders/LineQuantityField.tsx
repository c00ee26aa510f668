import { Stack, TextField, Typography } from '@mui/material';
import { useTranslate } from '../i18n/useTranslate';

interface LineQuantityFieldProps {
  /** Name of the item. */
  name: string;
  /** What else is known of the line, below the name. */
  note: string;
  max: number;
  quantity: number;
  onChange: (quantity: number) => void;
}

/** How many units of an order line are concerned: a whole number from 0 to `max`. */
export function LineQuantityField({ name, note, max, quantity, onChange }: LineQuantityFieldProps) {
  const translate = useTranslate();
  const change = (text: string) => onChange(Math.min(max, Math.max(0, Math.trunc(Number(text) || 0))));
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
      <TextField
        type="number"
        size="small"
        sx={{ width: 110, flex: 'none' }}
        label={translate('order.quantity')}
        value={quantity}
        onChange={(event) => change(event.target.value)}
        slotProps={{ htmlInput: { min: 0, max, 'aria-label': `${translate('order.quantity')}: ${name}` } }}
      />
      <Typography variant="body2" sx={{ minWidth: 0 }}>
        <bdi>{name}</bdi>
        <Typography component="span" variant="caption" color="text.secondary" sx={{ display: 'block' }}>
          {note}
        </Typography>
      </Typography>
    </Stack>
  );
}
