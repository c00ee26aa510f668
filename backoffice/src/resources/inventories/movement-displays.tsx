import { addressOf, type FieldDisplayProps } from '@stoa/console-kit';
import { Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-router-dom';

/** The product and the variant that moved, as a way to the product. */
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

/** Pieces with their direction, so that what came and what went are told apart at a glance. */
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

/** Who moved it: an operator by name, or the shop itself. */
function Mover({ record }: FieldDisplayProps) {
  return record.actor_name ? <>{String(record.actor_name)}</> : null;
}

export const movementDisplays = { variant_id: Moved, quantity: Pieces, actor: Mover };
