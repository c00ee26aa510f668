import type { ImportIssueRecord, ImportRecord, ImportTarget, ImportValueRecord } from '@stoa/contracts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useApi } from '../schema/SchemaContext';

/** Polling interval of a running import in milliseconds. */
const PULSE = 1_000;

/** Whether an import is still in progress, including its images. */
export function isActive({ state, pictures_done, pictures_refused, pictures_total }: ImportRecord): boolean {
  const waitsForPictures = state === 'finished' && pictures_done + pictures_refused < pictures_total;
  return ['checking', 'running', 'undoing'].includes(state) || waitsForPictures;
}

/** An import, polled while it is in progress. */
export function useImport(id: number) {
  const api = useApi();
  return useQuery({
    queryKey: ['import', id],
    queryFn: () => api.data<ImportRecord>(`imports/${id}`),
    refetchInterval: ({ state: { data } }) => (data && isActive(data) ? PULSE : false),
  });
}

/** The fields that columns can be mapped to. */
export function useTargets(): ImportTarget[] {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['import', 'targets'],
    staleTime: Infinity,
    queryFn: async () => (await api.call(api.own('fetchImportTargets'))).body.targets as ImportTarget[],
  });
  return data ?? [];
}

/** One page of the file's issues; refetched when their number changes. */
export function useIssues({ id, issues }: ImportRecord, page: number, perPage: number) {
  const api = useApi();
  return useQuery({
    queryKey: ['import', id, 'issues', issues, page],
    enabled: issues > 0,
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const range = JSON.stringify([(page - 1) * perPage, page * perPage - 1]);
      const { body } = await api.call(`${api.own(`fetchImportIssues/${id}`)}?range=${range}`);
      return { rows: body.issues as ImportIssueRecord[], total: Number(body.total) };
    },
  });
}

/** Values of the file that are new to the shop or mapped; read again after each dry run and change. */
export function useValues(record: ImportRecord) {
  const api = useApi();
  const { id, state, finished_at } = record;
  return useQuery({
    queryKey: ['import', id, 'values', state, finished_at],
    queryFn: async () =>
      (await api.call(api.own(`fetchImportValues/${id}`))).body.values as ImportValueRecord[],
  });
}

/** Moves an import to its next state and updates the cached record. */
export function useMove(id: number) {
  const api = useApi();
  const queries = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: ({
      call,
      method = 'POST',
      body = {},
    }: {
      call: string;
      method?: 'POST' | 'PUT';
      body?: object;
    }) => api.data<ImportRecord>(`${call}/${id}`, { method, body }),
    onSuccess: (record) => queries.setQueryData(['import', id], record),
    onError: (error) => notify(error.message, { type: 'error' }),
  });
}
