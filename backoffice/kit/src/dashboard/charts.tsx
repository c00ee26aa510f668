import { Box, Link as MuiLink, Stack, useTheme } from '@mui/material';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { formatCompactMoney, type DashboardData } from '@stoa/contracts';
import { useLocale } from 'react-admin';
import { Link } from 'react-router-dom';
import { useTranslate } from '../i18n/useTranslate';
import { axisMin } from './axis-min';
import { axisWidth } from './axis-width';
import { stateColors } from './state-colors';
import { useMoney, useNumber } from '../settings/format';
import { useCurrency } from '../settings/useShopSettings';

interface DayChartProps {
  currency: string;
  days: NonNullable<DashboardData['days']>;
}

/** Sales per day. A chunk of its own, as the chart library is the heaviest part of the dashboard. */
export default function DayChart({ currency, days: sold }: DayChartProps) {
  const theme = useTheme();
  const locale = useLocale();
  const translate = useTranslate();
  const money = useMoney(currency);
  const day = dayFormat(locale);
  const amount = useShortMoney(currency);
  const sales = sold.map((one) => one.sales);
  const days = sold.map(({ date }) => new Date(`${date}T00:00:00`));
  return (
    <LineChart
      height={400}
      hideLegend
      grid={{ horizontal: true }}
      margin={{ left: 0, right: 12, top: 20, bottom: 0 }}
      xAxis={[
        {
          data: days,
          scaleType: 'time',
          valueFormatter: (date: Date) => day.format(date),
          // Exactly the days of the period; a rounded scale would begin before the first of them.
          min: days[0],
          max: days.at(-1),
          domainLimit: 'strict',
          tickInterval: ticksOf(days),
          disableLine: true,
        },
      ]}
      yAxis={[
        {
          min: axisMin(sales),
          width: axisWidth(sales, amount),
          valueFormatter: amount,
          disableLine: true,
        },
      ]}
      series={[
        {
          data: sales,
          label: translate('dashboard.sales'),
          valueFormatter: (value) => money(value),
          color: theme.palette.primary.main,
          area: true,
          showMark: false,
          curve: 'monotoneX',
        },
      ]}
      sx={{ '& .MuiAreaElement-root': { opacity: 0.14 }, direction: 'ltr' }}
    />
  );
}

/** Labels amounts on an axis. */
function useShortMoney(code: string): (amount: number) => string {
  const locale = useLocale();
  const currency = useCurrency(code);
  return (amount) => formatCompactMoney(amount, currency, locale);
}

const dayFormat = (locale: string) =>
  new Intl.DateTimeFormat(`${locale}-u-nu-latn`, { day: 'numeric', month: 'short' });

/** Most axis labels that fit side by side, also on a phone. */
const MAX_TICKS = 6;

/** Days with an axis label: evenly spaced, always including the first. */
function ticksOf(days: readonly Date[]): Date[] {
  const step = Math.max(1, Math.ceil(days.length / MAX_TICKS));
  return days.filter((_day, index) => index % step === 0);
}

interface StateChartProps {
  states: NonNullable<DashboardData['states']>;
  /** URL of the orders in a state. */
  link: (state: string) => string;
}

/** Orders by state as a ring chart; the legend next to it has labels, counts and links. */
export function StateChart({ states, link }: StateChartProps) {
  const theme = useTheme();
  const number = useNumber();
  const shown = states.filter(({ count }) => count > 0);
  const colors = stateColors(
    theme,
    shown.map(({ state }) => state),
  );
  const slices = shown.map(({ state, label, count }) => ({
    id: state,
    label,
    value: count,
    color: colors.get(state),
  }));
  return (
    <Stack sx={{ gap: 2 }}>
      <PieChart
        height={180}
        hideLegend
        series={[{ data: slices, innerRadius: 56, outerRadius: 84, paddingAngle: 1.5, cornerRadius: 3 }]}
      />
      <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0, gap: 0.75 }}>
        {slices.map(({ id, label, value, color }) => (
          <Stack component="li" key={id} direction="row" sx={{ gap: 1, alignItems: 'center' }}>
            <Box sx={{ width: 10, height: 10, borderRadius: '3px', bgcolor: color }} />
            <MuiLink component={Link} to={link(id)} underline="hover" color="text.primary" variant="body2">
              {label}
            </MuiLink>
            <Box component="span" sx={{ marginInlineStart: 'auto', fontWeight: 600 }}>
              {number(value)}
            </Box>
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}
