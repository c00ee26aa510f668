import { useApi } from '@stoa/console-kit';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';

/** A call about webhooks that notifies of its success or failure and reloads the page's records. */
export function useWebhookCall<Body extends object>(path: string, done: string) {
  const api = useApi();
  const notify = useNotify();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: Body) => api.data<{ count?: number }>(path, { method: 'POST', body }),
    onSuccess: ({ count = 1 }) => {
      notify(done, { type: 'success', messageArgs: { smart_count: count } });
      refresh();
    },
    onError: (error: Error) => notify(error.message, { type: 'error' }),
  });
}
