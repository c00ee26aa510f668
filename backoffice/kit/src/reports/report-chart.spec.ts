import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ReportChart from './ReportChart';
import type { ReportRow } from './useReport';

const mockChart = jest.fn();
jest.mock('@mui/x-charts/BarChart', () => ({
  BarChart: (props: object) => {
    mockChart(props);
    return null;
  },
}));
jest.mock('react-admin', () => ({ useLocale: () => 'en', useTranslate: () => String }));
jest.mock('../settings/format', () => ({ useMoney: () => String }));
jest.mock('../settings/useShopSettings', () => ({ useCurrency: () => ({ exponent: 2 }) }));

interface Axis {
  min?: number;
  data?: string[];
  valueFormatter: (name: string) => string;
}

/** Lower end of the axis of amounts for periods with these totals. */
function minOf(totals: readonly number[], overTime: boolean) {
  const rows = totals.map((total, index) => ({ period: `2026-03-0${index + 1}`, name: 'Mug', total }));
  renderToStaticMarkup(
    createElement(ReportChart, { rows: rows as unknown as ReportRow[], currency: 'USD', overTime }),
  );
  const { xAxis, yAxis } = mockChart.mock.lastCall?.[0] as { xAxis: [Axis]; yAxis: [Axis] };
  return (overTime ? yAxis : xAxis)[0].min;
}

describe('amounts of a report chart', () => {
  it.each([true, false])('begin at zero without refunds, over time: %s', (overTime) => {
    expect(minOf([100, 250], overTime)).toBe(0);
  });

  it.each([true, false])('begin at the lowest total below zero, over time: %s', (overTime) => {
    expect(minOf([100, -4200, -50], overTime)).toBe(-4200);
  });
});

it('names erased customers, of whom only a dash is left', () => {
  const rows = [{ customer_name: 'Mia Berg' }, { customer_name: '– –' }, { customer_name: '–' }];
  const shown = rows.map((row) => ({ ...row, total: 1 })) as unknown as ReportRow[];
  renderToStaticMarkup(createElement(ReportChart, { rows: shown, currency: 'USD', overTime: false }));
  const { yAxis } = mockChart.mock.lastCall?.[0] as { yAxis: [Axis] };
  const [{ data = [], valueFormatter }] = yAxis;
  const erased = 'stoa.customer.deleted';
  expect(data.map(valueFormatter)).toEqual(['Mia Berg', erased, erased]);
});
