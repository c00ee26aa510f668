import { useApi } from '@stoa/console-kit';
import type { FailedJobRecord } from '@stoa/contracts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';

const KEY = 'failed_jobs';

/** One page of the permanently failed jobs, newest first. */
export function useFailedJobs(page: number, perPage: number) {
  const api = useApi();
  return useQuery({
    queryKey: [KEY, page],
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const range = JSON.stringify([(page - 1) * perPage, page * perPage - 1]);
      const { body } = await api.call(`${api.own(KEY)}?range=${range}`);
      return { rows: body[KEY] as FailedJobRecord[], total: Number(body.total) };
    },
  });
}

/** Retries one job, or all without an id. */
export function useRetry() {
  const api = useApi();
  return useChange('stoa.failed_jobs.retried', async (id?: number) => {
    const path = id === undefined ? `${KEY}/retry` : `${KEY}/retry/${id}`;
    return (await api.data<{ retried: number }>(path, { method: 'POST', body: {} })).retried;
  });
}

/** Discards a job permanently. */
export function useDiscard() {
  const api = useApi();
  return useChange('stoa.failed_jobs.discarded', async (id: number) => {
    const path = `${KEY}/${id}`;
    return (await api.data<{ discarded: number }>(path, { method: 'DELETE' })).discarded;
  });
}

/** A mutation that notifies of the number of jobs; refetches also after an error such as a conflict. */
function useChange<Id>(done: string, mutationFn: (id: Id) => Promise<number>) {
  const queries = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn,
    onSuccess: (count) => notify(done, { type: 'success', messageArgs: { smart_count: count } }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => queries.invalidateQueries({ queryKey: [KEY] }),
  });
}
