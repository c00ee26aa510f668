import { addressOf } from '@stoa/console-kit';
import { Link as MuiLink } from '@mui/material';
import type { PaymentRow } from '@stoa/contracts';
import { Link } from 'react-router-dom';

/** The orders that a payment is for. */
export function OrderLinks({ orders }: Pick<PaymentRow, 'orders'>) {
  return (
    <>
      {orders.map(({ id, number }) => (
        <span key={id} style={{ display: 'block' }}>
          <MuiLink component={Link} to={addressOf('orders', 'view', id)} underline="hover">
            <bdi style={{ whiteSpace: 'nowrap' }}>{number}</bdi>
          </MuiLink>
        </span>
      ))}
    </>
  );
}
