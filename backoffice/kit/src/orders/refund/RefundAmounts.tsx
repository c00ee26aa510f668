import { Box, Typography } from '@mui/material';
import type { RefundPreview } from '@stoa/contracts';
import { useTranslate } from '../../i18n/useTranslate';
import { useMoney } from '../../settings/format';

/** Who pays what of a refund. */
export function RefundAmounts({ preview }: { preview: RefundPreview }) {
  const translate = useTranslate();
  const money = useMoney(preview.currency);
  const rows = [
    ['buyer', preview.amount],
    ['vendor', preview.vendor],
    ['commission', preview.commission],
  ] as const;
  return (
    <Box component="dl" aria-live="polite" sx={{ m: 0, p: 2, bgcolor: 'action.hover', borderRadius: 1 }}>
      {rows.map(([name, amount]) => (
        <Box key={name} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <Typography component="dt" variant="body2">
            {translate(`stoa.grant_refund.${name}`)}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, fontWeight: 600 }}>
            <bdi>{money(amount)}</bdi>
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
