import { Box, Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { OrderLine, OrderRecord } from '@stoa/contracts';
import { ExplainButton } from '../explanations/ExplainButton';
import { Thumbnail } from '../fields/kinds/media';
import { useLabels } from '../i18n/labels';
import { useTranslate } from '../i18n/useTranslate';
import { useMoney, useNumber } from '../settings/format';
import { hiddenHeadSx, PHONE, stackedSx } from '../theme/stacked';

/** The lines as sold: snapshots, not the current products. */
export function OrderLines({ order }: { order: OrderRecord }) {
  const translate = useTranslate();
  return (
    <Box sx={{ overflowX: 'auto', mx: -1 }}>
      <Table size="small" sx={tableSx}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('order.product')}</TableCell>
            <TableCell align="right">{translate('order.unit_price')}</TableCell>
            <TableCell align="right">{translate('order.quantity')}</TableCell>
            <TableCell align="right">{translate('order.line_total')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {order.lines.map((line) => (
            <LineRow key={line.id} line={line} order={order} />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function LineRow({ line, order }: { line: OrderLine; order: OrderRecord }) {
  const translate = useTranslate();
  const money = useMoney(order.currency);
  const number = useNumber();
  const labels = useLabels();
  return (
    <TableRow>
      <TableCell>
        <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', minWidth: { sm: 220 } }}>
          <Thumbnail url={line.picture?.src} alt={line.picture?.alt ?? ''} size={44} />
          <div>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {line.name}
            </Typography>
            {line.base_name && line.base_name !== line.name && (
              <Typography variant="caption" color="text.secondary" component="div" dir="ltr">
                {line.base_name}
              </Typography>
            )}
            <Typography variant="caption" color="text.secondary" component="div">
              {line.read_options.map(({ name, value }) => `${name}: ${value}`).join(' · ')}
              {line.read_options.length > 0 && ' · '}
              <bdi style={{ whiteSpace: 'nowrap' }}>{line.sku}</bdi>
            </Typography>
          </div>
        </Stack>
      </TableCell>
      <TableCell align="right" data-label={translate('order.unit_price')}>
        <bdi>{money(line.unit_price)}</bdi>
        {line.regular_price !== null && (
          <Typography variant="caption" color="text.secondary" component="div">
            {labels.resource('flash_sales', 1)} · <s>{money(line.regular_price)}</s>
          </Typography>
        )}
      </TableCell>
      <TableCell align="right" data-label={translate('order.quantity')}>
        {number(line.quantity)}
      </TableCell>
      <TableCell align="right" data-label={translate('order.line_total')}>
        <LineTotal line={line} order={order} />
      </TableCell>
    </TableRow>
  );
}

/** What the buyer pays for a line, with its parts and its explanation. */
function LineTotal({ line, order: { id, currency } }: { line: OrderLine; order: OrderRecord }) {
  const translate = useTranslate();
  const money = useMoney(currency);
  return (
    <>
      <bdi>{money(line.total)}</bdi>
      <ExplainButton path={`explainOrder/${id}`} subject="line" lineId={line.id} small={line.name} />
      <LineParts line={line} currency={currency} />
      {line.discount > 0 && (
        <Typography variant="caption" color="success.main" component="div">
          {translate('order.line_discount', { amount: money(line.discount) })}
        </Typography>
      )}
    </>
  );
}

/** Net amount and tax of a taxed line's total, whether the tax was added or included. */
function LineParts({ line, currency }: { line: OrderLine; currency: string }) {
  const translate = useTranslate();
  const money = useMoney(currency);
  const tax = line.tax + line.tax_included;
  if (tax === 0) return null;
  const parts = [
    translate('stoa.line_sum.net', { amount: money(line.total - tax) }),
    translate('stoa.line_sum.tax', { amount: money(tax) }),
  ];
  return (
    <Typography variant="caption" color="text.secondary" component="div">
      {parts.join(' · ')}
    </Typography>
  );
}

const tableSx = {
  [PHONE]: {
    ...hiddenHeadSx[PHONE],
    ...stackedSx[PHONE],
    '& tbody tr': { ...stackedSx[PHONE]['& tbody tr'], gridTemplateColumns: 'repeat(3, auto)' },
  },
};
