import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

const DAY_MS = 86_400_000;

/** The preset date ranges of the dashboard, in days. */
export const SPANS = [7, 30, 90] as const;

export interface DashboardRange {
  /** Dates such as `2026-11-20`, both inclusive. */
  from: string;
  to: string;
  days: number;
  /** The preset range in days, or `null` for custom dates. */
  span: number | null;
}

/** A date in local time, such as `2026-11-20`. */
export function dayText(date: Date): string {
  return date.toLocaleDateString('en-CA');
}

/** The range in the query string: `?days=30`, or `?from=…&to=…`; 30 days by default. */
export function readRange(search: URLSearchParams, today: Date): DashboardRange {
  const from = search.get('from');
  const to = search.get('to');
  if (from && to && from <= to) {
    const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
    return { from, to, days, span: null };
  }
  const requested = Number(search.get('days'));
  const days = SPANS.find((span) => span === requested) ?? 30;
  return {
    from: dayText(new Date(today.getTime() - (days - 1) * DAY_MS)),
    to: dayText(today),
    days,
    span: days,
  };
}

/** The dashboard's date range, stored in the URL so that it can be shared and survives a reload. */
export function useRange() {
  const [search, setSearch] = useSearchParams();
  const range = useMemo(() => readRange(search, new Date()), [search]);
  const choose = (values: Record<string, string>) => setSearch(values, { replace: true });
  return { range, choose };
}
