import { useApi } from '@stoa/console-kit';
import type { ShopMigrationIssueRecord, ShopMigrationRecord } from '@stoa/contracts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';

/** Polling interval of a running move in milliseconds. */
const PULSE = 1_000;
const ACTIVE = ['checking', 'running', 'undoing'];

/** A migration, polled while it is in progress. */
export function useMigration(id: number) {
  const api = useApi();
  return useQuery({
    queryKey: ['shop_migration', id],
    queryFn: () => api.data<ShopMigrationRecord>(`shop_migrations/${id}`),
    refetchInterval: ({ state: { data } }) => (data && ACTIVE.includes(data.state) ? PULSE : false),
  });
}

/** One page of the report's lines; refetched when their number changes. */
export function useMigrationIssues(
  { id, issues, state }: ShopMigrationRecord,
  page: number,
  perPage: number,
) {
  const api = useApi();
  return useQuery({
    queryKey: ['shop_migration', id, 'issues', issues, state, page],
    enabled: issues > 0,
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const range = JSON.stringify([(page - 1) * perPage, page * perPage - 1]);
      const { body } = await api.call(`${api.own(`fetchShopMigrationIssues/${id}`)}?range=${range}`);
      return { rows: body.issues as ShopMigrationIssueRecord[], total: Number(body.total) };
    },
  });
}

interface Change {
  /** The call with its id, such as `startShopMigration/7`. */
  call: string;
  method?: 'POST' | 'PUT';
  body?: object;
}

/** Changes a move and updates the cached record. */
export function useMigrationChange(id: number) {
  const api = useApi();
  const queries = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: ({ call, method = 'POST', body = {} }: Change) =>
      api.data<ShopMigrationRecord>(call, { method, body }),
    onSuccess: (record) => queries.setQueryData(['shop_migration', id], record),
    onError: (error) => notify(error.message, { type: 'error' }),
  });
}
