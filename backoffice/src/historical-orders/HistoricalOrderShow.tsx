import {
  addressOf,
  FormArea,
  PageHeader,
  ShowBody,
  useLabels,
  useMoneyByCode,
  useNumber,
  useTranslate,
  WHOLE_RECORD,
} from '@stoa/console-kit';
import {
  Box,
  Link as MuiLink,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { HistoricalOrderDetail, OrderAddress } from '@stoa/contracts';
import { ShowBase, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';

type HistoricalOrder = HistoricalOrderDetail & {
  id: number;
  number: string;
  currency: string;
  source: string;
};

/** One order of the former shop, for reading. */
export function HistoricalOrderShow() {
  return (
    <ShowBase queryOptions={WHOLE_RECORD}>
      <HistoricalOrderPage />
    </ShowBase>
  );
}

function HistoricalOrderPage() {
  const translate = useTranslate();
  const labels = useLabels();
  const order = useRecordContext<HistoricalOrder>();
  if (!order) return null;
  const addresses = [
    ['shipping_address', order.shipping_address],
    ['billing_address', order.billing_address],
  ] as const;
  return (
    <>
      <PageHeader
        title={order.number}
        subtitle={translate('stoa.historical_order.about')}
        parent={{ label: labels.resource('historical_orders'), to: addressOf('historical_orders', 'list') }}
      />
      <Stack sx={{ gap: 2 }}>
        <FormArea title={translate('stoa.historical_order.items')}>
          <Lines order={order} />
        </FormArea>
        <ShowBody />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          {addresses.map(
            ([name, address]) =>
              address && (
                <FormArea key={name} title={labels.field(name)}>
                  <AddressLines address={address} />
                </FormArea>
              ),
          )}
        </Box>
      </Stack>
    </>
  );
}

function Lines({ order: { lines, currency } }: { order: HistoricalOrder }) {
  const translate = useTranslate();
  const labels = useLabels();
  const number = useNumber();
  const money = useMoneyByCode();
  if (lines.length === 0)
    return <Typography color="text.secondary">{translate('stoa.historical_order.no_items')}</Typography>;
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {(['name', 'sku', 'quantity', 'unit_price'] as const).map((name) => (
              <TableCell
                key={name}
                align={name === 'quantity' || name === 'unit_price' ? 'right' : undefined}
              >
                {labels.field(name)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <TableRow key={line.id}>
              <TableCell>
                {line.product_id ? (
                  <MuiLink component={Link} to={addressOf('products', 'edit', line.product_id)}>
                    <bdi>{line.name}</bdi>
                  </MuiLink>
                ) : (
                  <bdi>{line.name}</bdi>
                )}
              </TableCell>
              <TableCell>
                <bdi>{line.sku}</bdi>
              </TableCell>
              <TableCell align="right">{number(line.quantity)}</TableCell>
              <TableCell align="right">
                {line.unit_price === null ? '–' : <bdi>{money(line.unit_price, currency)}</bdi>}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function AddressLines({ address }: { address: OrderAddress }) {
  const texts = [address.name, address.company, ...address.lines, address.phone].filter(Boolean);
  return texts.map((text, place) => (
    <Typography key={place} component="div">
      <bdi>{text}</bdi>
    </Typography>
  ));
}
