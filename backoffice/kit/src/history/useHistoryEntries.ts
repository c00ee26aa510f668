import type { HistoryEntry } from '@stoa/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../schema/SchemaContext';

const AT_ONCE = 20;

/** The changes of a record, newest first; more are loaded when asked for. */
export function useHistoryEntries(resource: string, id: string) {
  const api = useApi();
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['history', resource, id],
    initialPageParam: 0,
    staleTime: 0,
    queryFn: async ({ pageParam: from }) => {
      const range = JSON.stringify([from, from + AT_ONCE - 1]);
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
