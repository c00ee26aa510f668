import { Box, Link as MuiLink, Stack, useTheme } from '@mui/material';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import type { DashboardData } from '@stoa/contracts';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { toneOf } from '../fields/StateChip';
import { useMoney, useNumber } from '../settings/format';
import { useCurrency } from '../settings/useShopSettings';

/** Sales day by day. Loaded apart from the dashboard: charts are the heaviest thing on it. */
export default function DayChart({ data }: { data: DashboardData }) {
  const theme = useTheme();
  const locale = useLocale();
  const translate = useTranslate();
  const money = useMoney(data.currency);
  const { exponent } = useCurrency(data.currency);
  const day = new Intl.DateTimeFormat(`${locale}-u-nu-latn`, { day: 'numeric', month: 'short' });
  const short = new Intl.NumberFormat(`${locale}-u-nu-latn`, { notation: 'compact' });
  const days = data.days.map(({ date }) => new Date(`${date}T00:00:00`));
  return (
    <LineChart
      height={400}
      hideLegend
      grid={{ horizontal: true }}
      margin={{ left: 0, right: 12, top: 12, bottom: 0 }}
      xAxis={[
        {
          data: days,
          scaleType: 'time',
          valueFormatter: (date: Date) => day.format(date),
          disableLine: true,
        },
      ]}
      yAxis={[
        {
          min: 0,
          width: 52,
          valueFormatter: (value: number) => short.format(value / 10 ** exponent),
          disableLine: true,
        },
      ]}
      series={[
        {
          data: data.days.map(({ sales }) => sales),
          label: translate('stoa.dashboard.sales'),
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

interface StateChartProps {
  states: DashboardData['states'];
  /** Address of the orders in a state. */
  link: (state: string) => string;
}

/** Orders by state as a ring; the list beside it carries the words, figures and links. */
export function StateChart({ states, link }: StateChartProps) {
  const theme = useTheme();
  const number = useNumber();
  const shown = states.filter(({ count }) => count > 0);
  const shades = (state: string, index: number) => {
    const tone = toneOf(state);
    const base = tone === 'default' ? theme.palette.text.secondary : theme.palette[tone].main;
    return `color-mix(in srgb, ${base} ${100 - (index % 3) * 22}%, ${theme.palette.background.paper})`;
  };
  const slices = shown.map(({ state, label, count }, index) => ({
    id: state,
    label,
    value: count,
    color: shades(state, index),
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
