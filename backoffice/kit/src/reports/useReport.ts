import type { ReportData } from '@stoa/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../schema/SchemaContext';
import { REPORTS, type ReportName } from './kinds';

/** A row of any report. */
export type ReportRow = Record<string, unknown> & { currency: string };

/** Fetches a report; the previous data is shown until the response arrives. */
export function useReport(name: ReportName, query: Record<string, string>, enabled = true) {
  const api = useApi();
  const search = new URLSearchParams(query).toString();
  return useQuery({
    queryKey: ['report', name, search],
    enabled,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.data<ReportData<ReportRow>>(`${REPORTS[name].read[api.audience]}?${search}`, { signal }),
  });
}
