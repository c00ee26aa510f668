import { Typography } from '@mui/material';
import type { OrderLine } from '@stoa/contracts';
import { useNumber } from '../settings/format';

interface LineUnitsProps {
  /** The order's lines. */
  lines: readonly OrderLine[];
  units: readonly { order_line_id: number; quantity: number }[];
}

/** Units of order lines that belong together: those of a shipment, or of a refund. */
export function LineUnits({ lines, units }: LineUnitsProps) {
  const number = useNumber();
  return units.map(({ order_line_id, quantity }) => {
    const line = lines.find(({ id }) => id === order_line_id);
    if (!line) return null;
    const { name, read_options } = line;
    return (
      <Typography key={order_line_id} variant="body2">
        {number(quantity)} × <bdi>{name}</bdi>
        {read_options.length > 0 && ` (${read_options.map(({ value }) => value).join(', ')})`}
      </Typography>
    );
  });
}
