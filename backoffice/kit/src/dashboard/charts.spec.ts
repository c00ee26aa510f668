import type { LineChartProps } from '@mui/x-charts/LineChart';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import DayChart from './charts';

const mockChart = jest.fn();
jest.mock('@mui/x-charts/LineChart', () => ({
  LineChart: (props: object) => {
    mockChart(props);
    return null;
  },
}));
jest.mock('@mui/x-charts/PieChart', () => ({ PieChart: () => null }));
let mockLocale = 'en';
jest.mock('react-admin', () => ({ useLocale: () => mockLocale, useTranslate: () => String }));
jest.mock('../settings/format', () => ({ useMoney: () => String, useNumber: () => String }));
jest.mock('../settings/useShopSettings', () => ({
  useCurrency: () => ({ code: 'USD', symbol: '$', exponent: 2 }),
}));
jest.mock('./state-colors', () => ({ stateColors: () => new Map() }));

/** The axes of a chart over this many days from March 1. */
function axesOver(count: number, sales = 100) {
  const days = Array.from({ length: count }, (_day, index) => ({
    date: `2026-03-${String(index + 1).padStart(2, '0')}`,
    sales,
    orders: 1,
  }));
  renderToStaticMarkup(createElement(DayChart, { currency: 'USD', days }));
  const { xAxis, yAxis } = mockChart.mock.lastCall?.[0] as LineChartProps;
  return { x: xAxis?.[0], y: yAxis?.[0] } as { x: Record<string, unknown>; y: Record<string, unknown> };
}

describe('axes of the daily sales chart', () => {
  it('span exactly the period from its first to its last day', () => {
    const { x } = axesOver(30);
    expect(x).toMatchObject({
      min: new Date('2026-03-01T00:00:00'),
      max: new Date('2026-03-30T00:00:00'),
      domainLimit: 'strict',
    });
  });

  it.each([1, 7, 30])('label the first of %i days and at most six evenly spaced days', (count) => {
    const ticks = axesOver(count).x.tickInterval as Date[];
    expect(ticks[0]).toEqual(new Date('2026-03-01T00:00:00'));
    expect(ticks.length).toBeLessThanOrEqual(6);
    const dates = ticks.map((tick) => tick.getDate());
    expect(new Set(dates.slice(1).map((date, index) => date - (dates[index] ?? 0))).size).toBeLessThan(2);
  });

  it('label amounts with the currency in a compact form that fits the axis', () => {
    const { y } = axesOver(7);
    const label = (y.valueFormatter as (value: number) => string)(123_456_789);
    expect(label).toBe('$1.2M');
    expect(y.width).toBeGreaterThanOrEqual(8 * '$999.9K'.length);
  });

  it('label amounts in Arabic as elsewhere in the console, with the symbol in front', () => {
    mockLocale = 'ar';
    const { y } = axesOver(7, 250_000);
    mockLocale = 'en';
    const label = (y.valueFormatter as (value: number) => string)(250_000);
    expect(label).toBe('\u2066$2,500\u2069');
    expect(y.width).toBeGreaterThanOrEqual(8 * '$2,500'.length);
  });

  it.each([
    [100, 0],
    [0, 0],
    [-2500, -2500],
  ])('begin at zero, or at the lowest day below it: %i → %i', (sales, min) => {
    expect(axesOver(3, sales).y.min).toBe(min);
  });
});
