import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, type HttpError } from 'react-admin';
import type { TextKey } from '../i18n/useTranslate';
import { useOneAtATime } from '../screens/one-at-a-time';

/** Changes a dispute and refetches it, its order and refunds, also after an error. */
export function useDisputeChange<T>(
  change: (input: T) => Promise<unknown>,
  done: TextKey,
  onDone: () => void,
) {
  const notify = useNotify();
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
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
  // A refusal has been shown by then.
  const send = useOneAtATime((input: T) => mutateAsync(input).catch(() => undefined));
  return { mutate: (input: T) => void send(input), isPending };
}
