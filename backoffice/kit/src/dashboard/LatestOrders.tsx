import {
  Box,
  Button,
  Link as MuiLink,
  Table,
  TableBody,
  TableCell,
  TableRow,
  Typography,
} from '@mui/material';
import type { OrderRow } from '@stoa/contracts';
import { Link } from 'react-router-dom';
import { useCustomerName } from '../customers/useCustomerName';
import { StateChip } from '../fields/StateChip';
import { useTranslate } from '../i18n/useTranslate';
import { addressOf } from '../layout/addresses';
import { FormArea } from '../screens/form/FormArea';
import { useMoment, useMoney } from '../settings/format';
import { PHONE } from '../theme/stacked';

/** The newest orders, each linked. */
export function LatestOrders({ orders }: { orders: OrderRow[] }) {
  const translate = useTranslate();
  const all = (
    <Button size="small" component={Link} to={addressOf('orders', 'list')}>
      {translate('dashboard.all')}
    </Button>
  );
  return (
    <FormArea title={translate('dashboard.latest_orders')} action={all}>
      {orders.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate('dashboard.none')}
        </Typography>
      )}
      <Box sx={{ overflowX: 'auto', mx: -1.5 }}>
        <Table size="small" sx={tableSx}>
          <TableBody>
            {orders.map((order) => (
              <Row key={order.id} order={order} />
            ))}
          </TableBody>
        </Table>
      </Box>
    </FormArea>
  );
}

function Row({ order }: { order: OrderRow }) {
  const money = useMoney(order.currency);
  const moment = useMoment();
  const nameOf = useCustomerName();
  return (
    <TableRow>
      <TableCell>
        <MuiLink
          component={Link}
          to={addressOf('orders', 'view', order.id)}
          underline="hover"
          sx={{ fontWeight: 600 }}
        >
          <bdi>{order.number}</bdi>
        </MuiLink>
      </TableCell>
      <TableCell>{nameOf(order.customer_name)}</TableCell>
      <TableCell>
        <StateChip value={order.state} label={order.status_label} />
      </TableCell>
      <TableCell align="right">
        <bdi>{money(order.total)}</bdi>
      </TableCell>
      <TableCell sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>{moment(order.placed_at)}</TableCell>
    </TableRow>
  );
}

// On a phone each order takes two lines: number and total, customer and state.
const tableSx = {
  [PHONE]: {
    '& tbody': { display: 'block' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      px: 1.5,
      py: 0.75,
      borderBottom: 1,
      borderColor: 'divider',
    },
    '& td': { border: 0, p: 0.25 },
    '& td:nth-of-type(2)': { order: 3 },
    '& td:nth-of-type(3)': { order: 4, textAlign: 'end' },
    '& td:nth-of-type(5)': { order: 5, fontSize: 12 },
  },
};
