import TrendingDown from '@mui/icons-material/TrendingDown';
import TrendingFlat from '@mui/icons-material/TrendingFlat';
import TrendingUp from '@mui/icons-material/TrendingUp';
import { Box, Card, CardActionArea, Stack, Typography } from '@mui/material';
import { newCustomersWithin, salesWithin, type DashboardData, type Figure } from '@stoa/contracts';
import { useLocale } from 'react-admin';
import { Link } from 'react-router-dom';
import { useTranslate } from '../i18n/useTranslate';
import { useMoney, useNumber } from '../settings/format';
import { useShopTimeZone } from '../settings/useShopSettings';
import { listLink } from './links';
import type { DashboardRange } from './range';

/** The most important figures that the reader may see, each with its change and a link to its list. */
export function KeyFigures({ data, range }: { data: DashboardData; range: DashboardRange }) {
  const translate = useTranslate();
  const money = useMoney(data.currency);
  const number = useNumber();
  const timeZone = useShopTimeZone();
  const orders = listLink('orders', salesWithin(range, timeZone));
  const customers = listLink('customers', newCustomersWithin(range, timeZone));
  if (!data.sales && !data.new_customers) return null;
  return (
    <>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {translate('dashboard.compared', { smart_count: range.days })}
      </Typography>
      <Box sx={{ display: 'grid', gap: { xs: 1.25, sm: 2 }, gridTemplateColumns: FIGURES, mb: 2 }}>
        {data.sales && <FigureCard name="sales" figure={data.sales} format={money} to={orders} />}
        {data.orders && <FigureCard name="orders" figure={data.orders} format={number} to={orders} />}
        {data.average_order && (
          <FigureCard name="average_order" figure={data.average_order} format={money} to={orders} />
        )}
        {data.new_customers && (
          <FigureCard name="new_customers" figure={data.new_customers} format={number} to={customers} />
        )}
      </Box>
    </>
  );
}

/** Grid columns of figure cards: two on a phone, else as many as fit. */
export const FIGURES = { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fit, minmax(200px, 1fr))' };

interface FigureCardProps {
  name: 'sales' | 'orders' | 'average_order' | 'pieces' | 'new_customers';
  figure: Figure;
  format: (value: number) => string;
  to: string;
}

/** One figure with its change against the previous period and a link to its records. */
export function FigureCard({ name, figure, format, to }: FigureCardProps) {
  const translate = useTranslate();
  return (
    <Card>
      <CardActionArea component={Link} to={to} sx={{ p: { xs: 1.5, sm: 2.25 }, height: '100%' }}>
        <Typography variant="body2" color="text.secondary">
          {translate(`dashboard.${name}`)}
        </Typography>
        <Typography component="p" sx={figureSx}>
          <bdi>{format(figure.value)}</bdi>
        </Typography>
        <Stack direction="row" useFlexGap sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Change figure={figure} />
          <Typography variant="caption" color="text.secondary">
            <bdi>{translate('dashboard.previous', { value: format(figure.previous) })}</bdi>
          </Typography>
        </Stack>
      </CardActionArea>
    </Card>
  );
}

/** Change against the previous period, also in words, as colour alone is not accessible. */
function Change({ figure: { value, previous } }: { figure: Figure }) {
  const translate = useTranslate();
  const locale = useLocale();
  const share = previous === 0 ? null : (value - previous) / previous;
  const percent = new Intl.NumberFormat(`${locale}-u-nu-latn`, {
    style: 'percent',
    maximumFractionDigits: 1,
  });
  const trend =
    share === null ? (value > 0 ? 'fresh' : 'same') : share > 0 ? 'up' : share < 0 ? 'down' : 'same';
  const Icon =
    trend === 'up' || trend === 'fresh' ? TrendingUp : trend === 'down' ? TrendingDown : TrendingFlat;
  const color = trend === 'down' ? 'error.main' : trend === 'same' ? 'text.secondary' : 'success.main';
  return (
    <Stack component="span" direction="row" sx={{ gap: 0.5, alignItems: 'center', color }}>
      <Icon sx={{ fontSize: 18 }} />
      <Typography component="span" sx={{ fontSize: 12.5, fontWeight: 600 }}>
        <bdi>{translate(`dashboard.${trend}`, { share: percent.format(Math.abs(share ?? 0)) })}</bdi>
      </Typography>
    </Stack>
  );
}

const figureSx = { fontSize: { xs: 20, sm: 26 }, fontWeight: 700, letterSpacing: '-0.02em', my: 0.5 };
