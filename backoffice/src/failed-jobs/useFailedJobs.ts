import { useApi } from '@stoa/console-kit';
import type { FailedJobRecord } from '@stoa/contracts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';

const KEY = 'failed_jobs';

/** One page of the jobs that failed for good, newest first. */
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

/** Sends one job again, or all when none is named. */
export function useRetry() {
  const api = useApi();
  return useChange('stoa.failed_jobs.retried', async (id?: number) => {
    const path = id === undefined ? `${KEY}/retry` : `${KEY}/retry/${id}`;
    return (await api.data<{ retried: number }>(path, { method: 'POST', body: {} })).retried;
  });
}

/** Gives a job up for good. */
export function useDiscard() {
  const api = useApi();
  return useChange('stoa.failed_jobs.discarded', async (id: number) => {
    const path = `${KEY}/${id}`;
    return (await api.data<{ discarded: number }>(path, { method: 'DELETE' })).discarded;
  });
}

/** A change of the list that says how many jobs it concerned; the list is read anew also when somebody else was faster. */
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
