import { addressOf, type FieldDisplayProps } from '@stoa/console-kit';
import { Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-router-dom';

/** Product and SKU of the movement, linked to the product. */
function Moved({ record }: FieldDisplayProps) {
  const { product_id, product_name, sku } = record as Record<string, string | number | null>;
  return (
    <>
      <MuiLink component={Link} to={addressOf('products', 'view', Number(product_id))} underline="hover">
        {product_name}
      </MuiLink>
      <Typography variant="caption" color="text.secondary" component="div">
        <bdi>{sku}</bdi>
      </Typography>
    </>
  );
}

/** The quantity with its sign, so that additions and removals are easily distinguished. */
function Pieces({ value }: FieldDisplayProps) {
  const pieces = Number(value);
  return (
    <Typography
      component="bdi"
      variant="body2"
      sx={{ fontWeight: 600, color: pieces < 0 ? 'error.main' : 'success.main' }}
    >
      {pieces > 0 ? `+${pieces}` : `−${Math.abs(pieces)}`}
    </Typography>
  );
}

/** Who made the movement: an operator by name; empty if the system did. */
function Mover({ record }: FieldDisplayProps) {
  return record.actor_name ? <>{String(record.actor_name)}</> : null;
}

export const movementDisplays = { variant_id: Moved, quantity: Pieces, actor: Mover };
