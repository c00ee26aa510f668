import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, type HttpError } from 'react-admin';
import type { TextKey } from '../i18n/useTranslate';

/** Changes a dispute and refetches it, its order and refunds, also after an error. */
export function useDisputeChange<T>(
  change: (input: T) => Promise<unknown>,
  done: TextKey,
  onDone: () => void,
) {
  const notify = useNotify();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      notify(done, { type: 'success' });
      onDone();
    },
    onError: ({ body, message }: HttpError) => {
      const isLate = (body as { code?: string } | null)?.code === 'state_not_allowed';
      notify(isLate ? 'stoa.move.refused' : message, { type: 'error' });
    },
    onSettled: async () => {
      for (const page of ['disputes', 'orders', 'refunds', 'returns'])
        await queries.invalidateQueries({ queryKey: [page] });
    },
  });
}
