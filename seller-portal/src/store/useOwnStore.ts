import { changesOf, useApi, useVersionedForm } from '@stoa/console-kit';
import type { ResourceSchema } from '@stoa/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { HttpError, type RaRecord } from 'react-admin';

/** The vendor's own store. */
export function useOwnStore() {
  const api = useApi();
  return useQuery({
    queryKey: ['own-store'],
    queryFn: () => api.data<RaRecord>('getVendorStore'),
  });
}

/** The form of the vendor's own store, which operators may change too. */
export function useStoreForm(schema: ResourceSchema, store: RaRecord) {
  const api = useApi();
  const queries = useQueryClient();
  const { refetch } = useOwnStore();
  return useVersionedForm({
    latest: store,
    subject: {
      fields: schema.fields,
      history: [schema.resource, String(store.id)],
      read: async () => (await refetch({ throwOnError: true })).data ?? store,
    },
    send: async (values, base) => {
      const body = changesOf(schema, values, base);
      try {
        await api.call(api.own('createOrUpdateVendorStore'), { method: 'POST', body });
      } catch (error) {
        const refused =
          error instanceof HttpError && (error.body?.errors as Record<string, string> | undefined);
        if (!refused) throw error;
        return refused;
      }
      // Other pages show the store's name and state.
      void queries.invalidateQueries();
      return undefined;
    },
    saved: 'stoa.own_store.saved',
  });
}
