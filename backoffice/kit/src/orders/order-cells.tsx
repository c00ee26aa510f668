import { Link as MuiLink, Typography } from '@mui/material';
import type { DisputeRow, ReturnRow } from '@stoa/contracts';
import type { ComponentType } from 'react';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { CustomerCell } from '../customers/CustomerContact';
import { addressOf } from '../layout/addresses';

/** Makes the cell of a column with a record's number, which leads to it, and with the number of its order. */
export function numberCell(resource: 'disputes' | 'returns'): ComponentType {
  return function NumberCell() {
    const row = useRecordContext<DisputeRow | ReturnRow>();
    if (!row) return null;
    return (
      <>
        <MuiLink
          component={Link}
          to={addressOf(resource, 'view', row.id)}
          underline="hover"
          sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}
        >
          <bdi>{row.number}</bdi>
        </MuiLink>
        <Typography component="div" variant="caption">
          <MuiLink component={Link} to={addressOf('orders', 'view', row.order_id)} underline="hover">
            <bdi style={{ whiteSpace: 'nowrap' }}>{row.order_number}</bdi>
          </MuiLink>
        </Typography>
      </>
    );
  };
}

/** The cell of a column with the customer of the row's order. */
export function BuyerCell() {
  const row = useRecordContext<DisputeRow | ReturnRow>();
  return row ? <CustomerCell customer={row} /> : null;
}
