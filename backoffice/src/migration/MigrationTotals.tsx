import { FormArea, useMoneyByCode, useNumber, useTranslate } from '@stoa/console-kit';
import { Box, Typography } from '@mui/material';
import type { ShopMigrationTotals } from '@stoa/contracts';
import type { ReactNode } from 'react';

const COUNTS = [
  'customers',
  'products',
  'variants',
  'historical_orders',
  'orders_without_account',
  'reviews',
  'coupons',
  'content_pages',
  'newses',
  'redirects',
  'waiting',
] as const;

/** What the shop contains now, to be compared with the figures of the former shop. */
export function MigrationTotals({ totals }: { totals: ShopMigrationTotals }) {
  const translate = useTranslate();
  const number = useNumber();
  const money = useMoneyByCode();
  return (
    <FormArea title={translate('stoa.migration.totals')}>
      <Box
        component="dl"
        sx={{ display: 'grid', gap: 1.25, m: 0, gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' }}
      >
        {COUNTS.map((name) => (
          <Figure key={name} label={translate(`stoa.migration.figures.${name}`)}>
            {number(totals[name])}
          </Figure>
        ))}
        {totals.review_mean !== null && (
          <Figure label={translate('stoa.migration.figures.review_mean')}>{totals.review_mean}</Figure>
        )}
        {totals.order_totals.map(({ currency, total, count }) => (
          <Figure
            key={currency}
            label={translate('stoa.migration.figures.order_total', { currency, count: number(count) })}
          >
            <bdi>{money(total, currency)}</bdi>
          </Figure>
        ))}
      </Box>
    </FormArea>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 2, px: 1.75, py: 1.25 }}>
      <Typography component="dt" variant="body2" color="text.secondary">
        {label}
      </Typography>
      <Typography component="dd" variant="h2" sx={{ m: 0 }}>
        {children}
      </Typography>
    </Box>
  );
}
