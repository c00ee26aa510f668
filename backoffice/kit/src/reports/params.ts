import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readRange, type DashboardRange } from '../dashboard/range';
import { useShopTimeZone } from '../settings/useShopSettings';
import { REPORTS, type ReportName } from './kinds';

/** Filters of a report besides its date range, as the API names them. */
export const NARROWINGS = [
  'group',
  'vendor_id',
  'category_id',
  'payment_method',
  'state',
  'currency',
  'q',
] as const;
export type Narrowing = (typeof NARROWINGS)[number];

const PER_PAGE = 25;
const RANGE_NAMES = ['days', 'from', 'to'];

/** The parameters of a report, all stored in its URL, so that it can be shared and survives a reload. */
export interface ReportParams {
  range: DashboardRange;
  narrowed: Partial<Record<Narrowing, string>>;
  sort: [string, 'ASC' | 'DESC'];
  page: number;
  /** The shop's time zone, which decides on days. */
  timeZone: string;
}

/** Reads and changes the parameters of the current report. */
export function useReportParams(name: ReportName) {
  const [search, setSearch] = useSearchParams();
  const timeZone = useShopTimeZone();
  const params = useMemo<ReportParams>(() => {
    const [field, order] = (search.get('sort') ?? '').split(':');
    const pairs = NARROWINGS.flatMap((one) => {
      const value = search.get(one);
      return value ? [[one, value]] : [];
    });
    const standard = REPORTS[name].sort;
    return {
      range: readRange(search, new Date()),
      narrowed: Object.fromEntries(pairs) as ReportParams['narrowed'],
      sort: field ? [field, order === 'ASC' ? 'ASC' : 'DESC'] : [...standard],
      page: Math.max(1, Number(search.get('page')) || 1),
      timeZone,
    };
  }, [name, search, timeZone]);

  /** Merges values into the URL, removing empty ones; unless it sets the page, returns to the first. */
  const change = (values: Record<string, string>) => {
    const next = new URLSearchParams(search);
    if (RANGE_NAMES.some((one) => one in values)) RANGE_NAMES.forEach((one) => next.delete(one));
    next.delete('page');
    for (const [key, value] of Object.entries(values)) {
      if (value) next.set(key, value);
      else next.delete(key);
    }
    setSearch(next, { replace: true });
  };
  return { params, change, clear: () => setSearch({}, { replace: true }) };
}

/** The query parameters that a report and its export share. */
export function reportQuery({ range, narrowed, sort }: ReportParams): Record<string, string> {
  return { from: range.from, to: range.to, ...narrowed, sort: JSON.stringify(sort) };
}

/** The row range of a page, as the API expects it. */
export function rowsOf(page: number): string {
  return JSON.stringify([(page - 1) * PER_PAGE, page * PER_PAGE - 1]);
}

export { PER_PAGE };
