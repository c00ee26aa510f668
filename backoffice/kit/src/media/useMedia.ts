import type { MediaRecord } from '@stoa/contracts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { HISTORY } from '../history/useHistoryEntries';
import { useApi } from '../schema/SchemaContext';

/** Media records by id, in one request. */
export function useMediaRecords(ids: readonly number[]): MediaRecord[] {
  const api = useApi();
  const key = [...ids].sort((a, b) => a - b).join(',');
  const { data } = useQuery({
    queryKey: ['media', 'ids', key],
    enabled: ids.length > 0,
    queryFn: async () => {
      const { body } = await api.call(`${api.own('mediaActive')}?ids=${key}`);
      return (body.media ?? body.data ?? []) as MediaRecord[];
    },
  });
  return data ?? [];
}

/** One page of the library, newest first. */
export function useMediaLibrary(search: string, page: number, perPage: number) {
  const api = useApi();
  return useQuery({
    queryKey: ['media', 'library', search, page, perPage],
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const query = new URLSearchParams({
        sort: JSON.stringify(['id', 'DESC']),
        range: JSON.stringify([(page - 1) * perPage, page * perPage - 1]),
        filter: JSON.stringify(search ? { q: search } : {}),
      });
      const { body } = await api.call(`${api.own('fetchMedia')}?${query}`);
      const rows = (body.media ?? body.data ?? []) as MediaRecord[];
      return { rows, total: Number(body.total ?? rows.length) };
    },
  });
}

/** Returns a function that refetches the library and the histories of images after a change. */
export function useMediaRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await queries.invalidateQueries({ queryKey: ['media'] });
    await queries.invalidateQueries({ queryKey: [HISTORY, 'media'] });
  };
}
