import { Box, Stack, Typography } from '@mui/material';
import type { DisputeRecord } from '@stoa/contracts';
import { Thumbnail } from '../fields/kinds/media';
import { useTranslate } from '../i18n/useTranslate';
import { useMoney, useNumber } from '../settings/format';

/** What the customer claims: items, and the shipping. */
export function DisputeLines({ item }: { item: DisputeRecord }) {
  const translate = useTranslate();
  const number = useNumber();
  const money = useMoney(item.currency);
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack component="ul" sx={{ gap: 2, listStyle: 'none', m: 0, p: 0 }}>
        {item.lines.map((line) => (
          <Stack key={line.order_line_id} component="li" direction="row" sx={{ gap: 1.5 }}>
            <Thumbnail url={line.picture?.src} alt={line.picture?.alt ?? ''} size={44} />
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                <bdi>{line.name}</bdi>
                {` × ${number(line.quantity)}`}
              </Typography>
              <Typography variant="caption" color="text.secondary" component="div">
                {line.options.map(({ name, value }) => `${name}: ${value}`).join(' · ')}
                {line.options.length > 0 && ' · '}
                <bdi style={{ whiteSpace: 'nowrap' }}>{line.sku}</bdi>
              </Typography>
            </Box>
          </Stack>
        ))}
      </Stack>
      {item.with_shipping && (
        <Typography variant="body2">{translate('stoa.dispute.with_shipping')}</Typography>
      )}
      <Typography sx={{ fontWeight: 600 }}>
        <bdi>{money(item.amount)}</bdi>
      </Typography>
    </Stack>
  );
}
