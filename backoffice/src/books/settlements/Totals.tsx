import { useLabels, useMoney, useTranslate } from '@stoa/console-kit';
import { Box, Typography } from '@mui/material';
import type { SettlementTotal } from '@stoa/contracts';

/** Gross, fees and payouts of a file, by currency. */
export function Totals({ totals }: { totals: readonly SettlementTotal[] }) {
  return totals.map((total) => <Total key={total.currency} total={total} />);
}

function Total({ total: { currency, gross, fees, paid_out } }: { total: SettlementTotal }) {
  const translate = useTranslate();
  const labels = useLabels();
  const money = useMoney(currency);
  const figures = [
    [labels.field('gross'), gross],
    [translate('stoa.settlement.fees'), fees],
    [translate('stoa.settlement.paid_out'), paid_out],
  ] as const;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'auto auto', columnGap: 2, width: 'max-content' }}>
      {figures.map(([name, amount]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Typography variant="caption" color="text.secondary">
            {name}
          </Typography>
          <Typography variant="body2" component="bdi" sx={{ textAlign: 'end' }}>
            {money(amount)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
