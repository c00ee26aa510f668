import type { HistoryEntry } from '@stoa/contracts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { useApi } from '../schema/SchemaContext';

/** Query key of histories; changes made without a loaded record invalidate by it. */
export const HISTORY = 'history';
const BATCH_SIZE = 20;

/** The audit history of a record, newest first, paged by "load older". */
export function useHistoryEntries(resource: string, id: string) {
  const api = useApi();
  const record = useRecordContext();
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    // A record that was changed on the same page has one more entry.
    queryKey: [HISTORY, resource, id, record?.updated_at],
    placeholderData: keepPreviousData,
    initialPageParam: 0,
    staleTime: 0,
    queryFn: async ({ pageParam: from }) => {
      const range = JSON.stringify([from, from + BATCH_SIZE - 1]);
      const { body } = await api.call(`${api.own(`history/${resource}/${id}`)}?range=${range}`);
      return { rows: body.history as HistoryEntry[], total: Number(body.total) };
    },
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((count, { rows }) => count + rows.length, 0);
      return shown < last.total ? shown : undefined;
    },
  });
  return {
    entries: data?.pages.flatMap(({ rows }) => rows) ?? [],
    error,
    isPending,
    more: hasNextPage ? () => void fetchNextPage() : null,
    isFetchingMore: isFetchingNextPage,
  };
}
