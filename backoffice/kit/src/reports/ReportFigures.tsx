import { Box, Skeleton, Typography } from '@mui/material';
import type { ReportData, ReportSums } from '@stoa/contracts';
import { lazy, Suspense } from 'react';
import { FigureCard, FIGURES } from '../dashboard/KeyFigures';
import { useTranslate } from '../i18n/useTranslate';
import { FormArea } from '../screens/form/FormArea';
import { useMoney, useNumber } from '../settings/format';
import { useShopSettings } from '../settings/useShopSettings';
import type { ReportName } from './kinds';
import { ordersLink } from './links';
import { reportQuery, type ReportParams } from './params';
import { useReport, type ReportRow } from './useReport';

const ReportChart = lazy(() => import('./ReportChart'));

interface ReportFiguresProps {
  name: ReportName;
  params: ReportParams;
  data: ReportData<ReportRow>;
}

const NOTHING = { orders: 0, quantity: 0, total: 0 };

/** Totals of a report in one currency compared with the previous period, and their chart. */
export function ReportFigures({ name, params, data }: ReportFiguresProps) {
  const translate = useTranslate();
  const number = useNumber();
  const settings = useShopSettings();
  const currencies = data.totals.map(({ currency }) => currency);
  const currency = currencies.find((one) => one === settings?.currency.code) ?? currencies[0] ?? '';
  const money = useMoney(currency);
  const own = (sums: ReportSums[]) => sums.find((one) => one.currency === currency) ?? NOTHING;
  const [now, before] = [own(data.totals), own(data.previous)];
  const average = ({ total, orders }: typeof NOTHING) => (orders === 0 ? 0 : Math.round(total / orders));
  const figure = (of: (sums: typeof NOTHING) => number) => ({ value: of(now), previous: of(before) });
  const to = ordersLink(params, { ...data, currency });
  return (
    <>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {translate('dashboard.compared', { smart_count: params.range.days })}
        {currencies.length > 1 && ` · ${translate('report.in_currency', { currency })}`}
      </Typography>
      <Box sx={cardsSx}>
        <FigureCard name="sales" figure={figure(({ total }) => total)} format={money} to={to} />
        <FigureCard name="orders" figure={figure(({ orders }) => orders)} format={number} to={to} />
        <FigureCard name="average_order" figure={figure(average)} format={money} to={to} />
        <FigureCard name="pieces" figure={figure(({ quantity }) => quantity)} format={number} to={to} />
      </Box>
      <Spread name={name} params={params} currency={currency} />
    </>
  );
}

/** Sales over time, or the top ten of the report. */
function Spread({ name, params, currency }: { name: ReportName; params: ReportParams; currency: string }) {
  const translate = useTranslate();
  const overTime = name === 'sales' || name === 'orders';
  const query = {
    ...reportQuery(params),
    currency,
    ...(overTime
      ? { sort: '["period","ASC"]', range: '[0,999]' }
      : { sort: '["total","DESC"]', range: '[0,9]' }),
  };
  const { data } = useReport(overTime ? 'sales' : name, query, currency !== '');
  return (
    <Box sx={{ mb: 2 }}>
      <FormArea title={translate(overTime ? 'report.over_time' : `report.top_${name}`)}>
        <Suspense fallback={<Skeleton variant="rounded" height={280} />}>
          {data ? (
            <ReportChart rows={data.rows} currency={currency} overTime={overTime} />
          ) : (
            <Skeleton variant="rounded" height={280} />
          )}
        </Suspense>
      </FormArea>
    </Box>
  );
}

const cardsSx = {
  display: 'grid',
  gap: { xs: 1.25, sm: 2 },
  gridTemplateColumns: FIGURES,
  mb: 2,
};
