import { useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { useLocale } from 'react-admin';
import { useCustomerName } from '../customers/useCustomerName';
import { axisMin } from '../dashboard/axis-min';
import { axisWidth } from '../dashboard/axis-width';
import { useTranslate } from '../i18n/useTranslate';
import { useMoney } from '../settings/format';
import { useCurrency } from '../settings/useShopSettings';
import type { ReportRow } from './useReport';

interface ReportChartProps {
  rows: readonly ReportRow[];
  currency: string;
  /** Vertical bars over time; otherwise horizontal ones labelled by name. */
  overTime: boolean;
}

/** Totals of a report as bars. A chunk of its own, as charts are the heaviest part of the page. */
export default function ReportChart({ rows, currency, overTime }: ReportChartProps) {
  const theme = useTheme();
  const translate = useTranslate();
  const money = useMoney(currency);
  const { bands, amounts } = useAxes({ rows, currency, overTime });
  return (
    <BarChart
      height={overTime ? 280 : Math.max(160, 36 * rows.length + 40)}
      hideLegend
      layout={overTime ? 'vertical' : 'horizontal'}
      borderRadius={3}
      grid={overTime ? { horizontal: true } : { vertical: true }}
      margin={{ left: 0, right: 16, top: 16, bottom: 0 }}
      xAxis={overTime ? bands : amounts}
      yAxis={overTime ? amounts : bands}
      series={[
        {
          data: rows.map(({ total }) => Number(total)),
          label: translate('report.columns.total'),
          valueFormatter: (value) => money(value),
          color: theme.palette.primary.main,
        },
      ]}
      sx={{ direction: 'ltr' }}
    />
  );
}

/** The axis of days or names, and that of amounts. */
function useAxes({ rows, currency, overTime }: ReportChartProps) {
  const locale = `${useLocale()}-u-nu-latn`;
  const { exponent } = useCurrency(currency);
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const short = new Intl.NumberFormat(locale, { notation: 'compact' });
  const amountLabel = (value: number) => short.format(value / 10 ** exponent);
  const totals = rows.map(({ total }) => Number(total));
  const nameOf = useCustomerName();
  const names = rows.map(({ period, name, customer_name }) =>
    overTime ? String(period) : String(name ?? nameOf(String(customer_name ?? ''))),
  );
  const label = (name: string) => (overTime ? day.format(new Date(`${name}T00:00:00Z`)) : shortened(name));
  const band = {
    data: names.map(unique),
    scaleType: 'band' as const,
    valueFormatter: (name: string) => label(plain(name)),
    disableLine: true,
    ...(!overTime && { width: 190 }),
  };
  const amount = {
    min: axisMin(totals),
    width: axisWidth(totals, amountLabel),
    valueFormatter: amountLabel,
    disableLine: true,
  };
  return { bands: [band], amounts: [amount] };
}

/** Two rows may have the same name, but need different keys on the axis. */
const unique = (name: string, index: number): string => `${name}\u0000${index}`;
const plain = (name: string): string => name.split('\u0000')[0] ?? '';
const shortened = (name: string): string => (name.length > 26 ? `${name.slice(0, 25)}…` : name);
